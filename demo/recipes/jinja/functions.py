# Flask: register(app.jinja_env). partner_islands.py stands beside it.
from markupsafe import Markup

import partner_islands


def register(environment):
    environment.globals["islands"] = lambda *values: Markup(partner_islands.islands(*values))
    environment.globals["island_props"] = lambda props: Markup(partner_islands.island_props(props))
