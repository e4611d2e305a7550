"""The example page at /islands."""

import json
from pathlib import Path

from django.shortcuts import render


def show_islands(request):
    page = json.loads(Path(__file__).with_name("templates").joinpath("islands/page.json").read_text("utf-8"))
    return render(request, "islands/page.html", {"title": "Islands", "page": page, "props": {}, "nonce": ""})
