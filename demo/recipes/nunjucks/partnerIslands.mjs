// What a page with islands needs, read from the manifest of partner-islands; islands() goes into <head>.
import { readFileSync } from 'node:fs'
import nunjucks from 'nunjucks'

const BASE = '/assets/'
const manifest = JSON.parse(readFileSync(`${process.env.PARTNER_ISLANDS_DIST ?? 'public/assets'}/manifest.json`, 'utf8'))

/** Adds the functions to an environment with autoescape. */
export function addPartnerIslands(environment) {
  for (const add of [islands, islandProps]) environment.addGlobal(add.name, (...values) => new nunjucks.runtime.SafeString(add(...values)))
}

function islands(names, page, nonce) {
  const known = names.flatMap((name) => manifest.islands[name] ?? [])
  const texts = ['shared', ...names].flatMap((name) => manifest.messages[name]?.[page.locale] ?? [])
  const files = [...new Set([...manifest.core, ...known.flatMap(({ preload }) => preload), ...texts])]
  const later = [...files, ...known.flatMap(({ lazy }) => lazy)]
  const cdn = page.config?.cdnHost ?? ''
  const base = (cdn && !cdn.includes('/') ? 'https://' : '') + cdn.replace(/\/$/, '') + BASE
  const integrity = Object.fromEntries(later.map((file) => [base + file, manifest.files[file].integrity]))
  const lines = files.map((file) => {
    const place = `="${base + file}" integrity="${integrity[base + file]}" nonce="${nonce}"`
    return file === manifest.entry ? `<script type="module" src${place}></script>` : `<link rel="modulepreload" href${place}>`
  })
  const map = `<script type="importmap" nonce="${nonce}">${islandJson({ integrity })}</script>`
  return [map, ...lines, `<script type="application/json" data-partner-page>${islandJson(page)}</script>`].join('\n')
}

const islandProps = (props) => `<script type="application/json">${islandJson(props)}</script>`

const islandJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c')
