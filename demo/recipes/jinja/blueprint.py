"""The example page at /islands, the published files at /assets, and the functions of the templates."""

import json
from pathlib import Path

from flask import Blueprint, render_template
from partner_islands import Islands
from partner_islands.jinja import IslandsExtension

HERE = Path(__file__).parent
blueprint = Blueprint("islands", __name__, static_folder="static/assets", static_url_path="/assets")


@blueprint.record
def add_functions(state):
    state.app.jinja_env.add_extension(IslandsExtension)
    state.app.jinja_env.partner_islands = Islands(HERE / "static/assets")


@blueprint.get("/islands")
def show_islands():
    page = json.loads(HERE.joinpath("templates/islands/page.json").read_text("utf-8"))
    return render_template("islands/page.html", title="Islands", page=page, props={}, nonce="")
