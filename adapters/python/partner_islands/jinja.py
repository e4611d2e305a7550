"""Jinja's functions islands() and island_props()."""

from jinja2 import pass_environment
from jinja2.ext import Extension
from markupsafe import Markup

from . import Islands


class IslandsExtension(Extension):
    """`environment.partner_islands` may be set to an Islands of your own, with other folders."""

    def __init__(self, environment):
        super().__init__(environment)
        environment.extend(partner_islands=Islands())
        environment.globals.update(islands=_islands, island_props=_props)


@pass_environment
def _islands(environment, names, page, nonce):
    return Markup(environment.partner_islands.islands(names, page, nonce))


@pass_environment
def _props(environment, props):
    return Markup(environment.partner_islands.props(props))
