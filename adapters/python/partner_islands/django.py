"""The published files are those of the static files `assets/`."""

import os
from functools import lru_cache

from django.contrib.staticfiles import finders
from django.templatetags.static import static

from . import Islands


@lru_cache
def islands():
    return Islands(os.path.dirname(finders.find("assets/manifest.json") or "assets/manifest.json"), static("assets/"))
