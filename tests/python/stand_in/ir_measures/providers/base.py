from ..measures import NOT_PROVIDED  # noqa: F401


class Any:
    pass


class Choices:
    def __init__(self, *choices):
        self.choices = choices
