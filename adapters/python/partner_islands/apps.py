from django.apps import AppConfig
from django.core import checks


class PartnerIslandsConfig(AppConfig):
    name = "partner_islands"

    def ready(self):
        checks.register(check_manifest)


def check_manifest(app_configs, **_):
    """Says before a page is shown what would keep it from being made."""
    from .django import islands

    try:
        islands().manifest
    except RuntimeError as problem:
        return [checks.Error(str(problem), id="partner_islands.E001")]
    return []
