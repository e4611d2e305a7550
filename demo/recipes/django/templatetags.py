# templatetags/partner_islands_tags.py of an app of yours; partner_islands.py stands beside manage.py.
from django import template
from django.utils.safestring import mark_safe

import partner_islands

register = template.Library()
register.simple_tag(lambda *values: mark_safe(partner_islands.islands(*values)), name="islands")
register.simple_tag(lambda props: mark_safe(partner_islands.island_props(props)), name="island_props")
