// What pages of the reference host load until they are idle, counted in a browser with nothing in its cache: `npm run size`, with `--json` as JSON.
import { existsSync, readFileSync } from 'node:fs'
import { filesOf, openBrowser, PAGES, stateOf, withPage } from '../test/bench/loadPage.mjs'
import { signIn, startHost } from '../test/bench/startHost.mjs'
import { browserEnvironment } from './browser.mjs'
import { frame } from './islands.mjs'
import { openings } from './openings.mjs'

/** Kilobytes of JavaScript on the wire (brotli): what is wanted (architecture 10), and what no page may exceed meanwhile. */
const SCRIPTS_KB = {
  shell: { goal: 125, limit: 145 },
  overview: { goal: 190, limit: 260 },
  tickets: { goal: 170, limit: 243 },
  details: { goal: 240, limit: 313 },
  other: { goal: 175, limit: 212 },
}
const SCRIPTS = { shell: { goal: 8, limit: 8 }, other: { goal: 14, limit: 17 } }
const HTML_KB = 12.3
/** Bytes of gzip. */
const ENTRY = 6_300
const PACK = 12_000
const SMALL_CHUNK = 2_000
const SMALL_CHUNKS = { goal: 10, limit: 21 }
/** Files of code that a dialog or tab may ask for when it is first opened, and what none may exceed meanwhile. */
const OPENING = { goal: 2, limit: 6 }

if (!existsSync('dist/manifest.json')) {
  console.error('Run `npm run build` first.')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
const { files, messages, entry } = manifest
const rows = [...filesOfBuild(), ...(await pages())]
if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2))
else for (const row of rows) console.log(lineOf(row))
process.exit(rows.every(({ value, limit }) => value <= limit) ? 0 : 1)

function filesOfBuild() {
  const gzip = (names) => names.reduce((sum, name) => sum + files[name].gzip, 0)
  const small = Object.keys(files).filter((name) => name.startsWith('chunks/') && files[name].gzip < SMALL_CHUNK)
  const packs = Object.values(messages).flatMap((byLocale) => Object.values(byLocale).flat())
  const largest = Math.max(...packs.map((name) => files[name].gzip))
  return [
    { name: 'entry, gzip', value: gzip(files[entry].imports) / 1000, unit: 'kB', limit: ENTRY / 1000, goal: 5 },
    { name: 'largest locale pack, gzip', value: largest / 1000, unit: 'kB', limit: PACK / 1000 },
    { name: 'chunks under 2 kB', value: small.length, ...SMALL_CHUNKS },
    ...openingsOfBuild(),
  ]
}

function openingsOfBuild() {
  const parts = openings(manifest, [...frame, 'palette'])
  const many = parts.filter((part) => part.files.length > OPENING.goal)
  return [
    { name: 'files for a dialog or tab, at most', value: Math.max(...parts.map((part) => part.files.length)), ...OPENING },
    { name: 'dialogs and tabs with more than two', value: new Set(many.map(({ part }) => part)).size, goal: 0, limit: 16 },
  ]
}

async function pages() {
  Object.assign(process.env, await browserEnvironment())
  const { origin, stop } = await startHost()
  const browser = await openBrowser()
  try {
    const storageState = stateOf(origin, await signIn(origin))
    const found = []
    for (const [name, { path }] of Object.entries(PAGES)) {
      const { html, scripts } = await withPage(browser, storageState, {}, async (page) => {
        await page.goto(origin + path)
        return filesOf(page)
      })
      const bytes = scripts.reduce((sum, file) => sum + file.bytes, 0)
      found.push(
        { name: `${path}, JavaScript`, value: bytes / 1000, unit: 'kB', ...(SCRIPTS_KB[name] ?? SCRIPTS_KB.other) },
        { name: `${path}, scripts`, value: scripts.length, ...(SCRIPTS[name] ?? SCRIPTS.other) },
        { name: `${path}, HTML`, value: html / 1000, unit: 'kB', limit: HTML_KB, goal: 12 },
      )
    }
    return found
  } finally {
    await browser.close()
    await stop()
  }
}

function lineOf({ name, value, unit = '', limit, goal = limit }) {
  return `${name.padEnd(42)} ${`${Number(value.toFixed(1))} ${unit}`.padStart(9)} of ${goal}${value > limit ? '  TOO MUCH' : value > goal ? '  OVER' : ''}`
}
