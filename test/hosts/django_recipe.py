"""Renders demo/recipes/django/page.html for each case on standard input."""

import json
import os
import sys

sys.path.insert(1, os.environ["ADAPTER"])

import django  # noqa: E402
from django.conf import settings  # noqa: E402
from django.core import checks  # noqa: E402
from django.template import engines  # noqa: E402

settings.configure(
    INSTALLED_APPS=["django.contrib.staticfiles", "partner_islands"],
    MEDIA_URL="/media/",
    STATIC_URL="/",
    STATICFILES_DIRS=[("assets", os.path.abspath(os.environ["DIST"]))],
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "DIRS": ["demo/recipes/django"],
        }
    ]
)
django.setup()
for problem in checks.run_checks():
    sys.exit(str(problem))
template = engines["django"].get_template("page.html")
print(json.dumps([template.render(case) for case in json.load(sys.stdin)]))
