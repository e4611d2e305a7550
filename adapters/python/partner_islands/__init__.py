"""What a page with islands needs, read from the manifest of partner-islands; islands() goes into <head>."""

import json
import os
from functools import cached_property

VERSION = "0.0.0"
# What islands of an application import by name.
FACE = "index.js"


class Islands:
    """`dist` is the folder of the published files, `base` its address."""

    def __init__(self, dist="static/assets", base="/assets/"):
        self.dist = dist
        self.base = base

    def islands(self, names, page, nonce):
        """`page` has the form of page-data.schema.json."""
        known, texts, hashes = self.manifest["islands"], self.manifest["messages"], self.manifest["files"]
        text = [file for name in ("shared", *names) for file in texts.get(name, {}).get(page["locale"], [])]
        preload = [file for name in names if name in known for file in known[name]["preload"]]
        files = dict.fromkeys([*self.manifest["core"], *preload, *text])
        lazy = [file for name in names if name in known for file in known[name]["lazy"]]
        base = self._base_of(page)
        imports = {"partner-islands/standalone": base + FACE}
        integrity = {base + file: hashes[file]["integrity"] for file in [*files, *lazy, FACE]}
        lines = [f'<script type="importmap" nonce="{nonce}">{_json({"imports": imports, "integrity": integrity})}</script>']
        for file in files:
            place = f'="{base}{file}" integrity="{hashes[file]["integrity"]}" nonce="{nonce}"'
            is_entry = file == self.manifest["entry"]
            lines.append(f'<script type="module" src{place}></script>' if is_entry else f'<link rel="modulepreload" href{place}>')
        return "\n".join([*lines, f'<script type="application/json" data-partner-page>{_json(page)}</script>'])

    def props(self, props):
        """What only one element needs, inside of it."""
        return f'<script type="application/json">{_json(props)}</script>'

    @cached_property
    def manifest(self):
        place = os.path.join(self.dist, "manifest.json")
        if not os.path.isfile(place):
            raise RuntimeError(f"{place} is not there: publish the files of partner-islands {VERSION} in that folder.")
        with open(place, encoding="utf-8") as file:
            manifest = json.load(file)
        version = manifest.get("version", "another version")
        if version != VERSION:
            raise RuntimeError(f"{place} is of partner-islands {version}, this package of {VERSION}: publish the files of that version.")
        return manifest

    def _base_of(self, page):
        cdn = (page.get("config") or {}).get("cdnHost") or ""
        return ("https://" if cdn and "/" not in cdn else "") + cdn.rstrip("/") + self.base


def _json(value):
    return json.dumps(value).replace("<", "\\u003c")
