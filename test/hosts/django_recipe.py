"""Renders demo/recipes/django/page.html for each case on standard input."""

import json
import sys

sys.path[1:1] = ["demo/recipes/python", "demo/recipes/django"]

import django  # noqa: E402
from django.conf import settings  # noqa: E402
from django.template import engines  # noqa: E402

settings.configure(
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "DIRS": ["demo/recipes/django"],
            "OPTIONS": {"libraries": {"partner_islands_tags": "templatetags"}},
        }
    ]
)
django.setup()
template = engines["django"].get_template("page.html")
print(json.dumps([template.render(case) for case in json.load(sys.stdin)]))
