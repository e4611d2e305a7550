"""Renders demo/recipes/jinja/page.html for each case on standard input."""

import json
import os
import sys

sys.path.insert(1, os.environ["ADAPTER"])

from jinja2 import Environment, FileSystemLoader, StrictUndefined  # noqa: E402
from partner_islands import Islands  # noqa: E402
from partner_islands.jinja import IslandsExtension  # noqa: E402

loader = FileSystemLoader("demo/recipes/jinja")
environment = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, extensions=[IslandsExtension])
environment.partner_islands = Islands(os.environ["DIST"])
template = environment.get_template("page.html")
print(json.dumps([template.render(case) for case in json.load(sys.stdin)]))
