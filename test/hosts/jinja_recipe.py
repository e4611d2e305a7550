"""Renders demo/recipes/jinja/page.html for each case on standard input."""

import json
import sys

sys.path[1:1] = ["demo/recipes/python", "demo/recipes/jinja"]

from functions import register  # noqa: E402
from jinja2 import Environment, FileSystemLoader, StrictUndefined  # noqa: E402

environment = Environment(loader=FileSystemLoader("demo/recipes/jinja"), autoescape=True, undefined=StrictUndefined)
register(environment)
template = environment.get_template("page.html")
print(json.dumps([template.render(case) for case in json.load(sys.stdin)]))
