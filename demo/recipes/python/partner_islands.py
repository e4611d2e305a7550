"""What a page with islands needs, read from the manifest of partner-islands; islands() goes into <head>."""

import json
import os
from functools import lru_cache

BASE = "/assets/"


@lru_cache
def manifest():
    assets = os.environ.get("PARTNER_ISLANDS_DIST", os.path.dirname(os.path.abspath(__file__)) + "/static/assets")
    with open(assets + "/manifest.json", encoding="utf-8") as file:
        return json.load(file)


def base(page):
    cdn = (page.get("config") or {}).get("cdnHost") or ""
    return ("https://" if cdn and "/" not in cdn else "") + cdn.rstrip("/") + BASE


def islands(page, nonce, *names):
    known, texts, hashes = manifest()["islands"], manifest()["messages"], manifest()["files"]
    text = [texts[name][page["locale"]] for name in ("shared", *names) if page["locale"] in texts.get(name, {})]
    files = dict.fromkeys(manifest()["core"] + [file for name in names if name in known for file in known[name]["preload"]] + text)
    lazy = [file for name in names if name in known for file in known[name]["lazy"]]
    integrity = {base(page) + file: hashes[file]["integrity"] for file in [*files, *lazy]}
    lines = [f'<script type="importmap" nonce="{nonce}">{island_json({"integrity": integrity})}</script>']
    for file in files:
        place = f'="{base(page)}{file}" integrity="{hashes[file]["integrity"]}" nonce="{nonce}"'
        is_entry = file == manifest()["entry"]
        lines.append(f'<script type="module" src{place}></script>' if is_entry else f'<link rel="modulepreload" href{place}>')
    return "\n".join([*lines, f'<script type="application/json" data-partner-page>{island_json(page)}</script>'])


def island_props(props):
    return f'<script type="application/json">{island_json(props)}</script>'


def island_json(value):
    return json.dumps(value).replace("<", "\\u003c")
