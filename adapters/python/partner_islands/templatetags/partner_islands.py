from django import template
from django.utils.safestring import mark_safe

from ..django import islands

register = template.Library()


@register.simple_tag(name="islands")
def islands_tag(page, nonce, *names):
    return mark_safe(islands().islands(names, page, nonce))


@register.simple_tag
def island_props(props):
    return mark_safe(islands().props(props))
