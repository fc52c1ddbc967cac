# SPDX-License-Identifier: GPL-3.0-or-later
"""The provider, against a stand-in for ir_measures 0.3.0."""

import os
import unittest

os.environ["IR_MEASURES"] = "before_0_3_5"

from test_ir_measures_provider import Provider, TextForms  # noqa: E402, F401

if __name__ == "__main__":
    unittest.main()
