# SPDX-License-Identifier: GPL-3.0-or-later
from ..measures import NOT_PROVIDED  # noqa: F401


class Any:
    pass


class Choices:
    def __init__(self, *choices):
        self.choices = choices
