import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { Examined, PageSource } from './Examined'
import { examineApi } from './examineApi'
import { examineAssets, examineNonce } from './examineAssets'
import { examinePage, openPage } from './examinePage'
import { readManifest } from './Manifest'
import { pairsOf } from './pairsOf'
import { printBrowser, printBrowsers } from './printBrowsers'
import { printReport } from './printReport'
import { readPageAt } from './reach'
import { makeReport } from './Report'
import { judgeBrowser } from '../model'

const HELP = `partner-islands doctor <url | file | -> [options]
partner-islands doctor --browsers
partner-islands doctor --browser USER-AGENT

Reads a rendered page and tells what is wrong with it. No browser is needed.

  --json             print the report as JSON (schema: dist/doctor-report.schema.json)
  --strict           warnings count as errors
  --island NAME      an island of your own; may be repeated
  --manifest FILE    manifest.json of the version you deploy; default: the one of this package
  --cookie TEXT      cookie of a signed-in person, for pages behind a sign-in
  --api              also call the routes of the page that only read, and check the answers
  --param NAME=VALUE a value for a placeholder of those routes, such as website=17; may be repeated
  --browsers         print what islands need of a browser, and from which version on it is there
  --browser TEXT     tell what a browser lacks, by its user agent as the log of a server has it

Exit code: 0 nothing is wrong, 1 something is, 2 the page could not be read or the browser is not known.
`

const OPTIONS = {
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  island: { type: 'string', multiple: true },
  manifest: { type: 'string' },
  cookie: { type: 'string' },
  api: { type: 'boolean' },
  param: { type: 'string', multiple: true },
  browsers: { type: 'boolean' },
  browser: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** `partner-islands doctor`; answers with the exit code. */
export async function runDoctor(args: readonly string[], print: (text: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [place, ...rest] = positionals
  if (values.browsers) {
    print(`${printBrowsers()}\n`)
    return 0
  }
  if (values.browser !== undefined) return judge(values.browser, print)
  if (values.help || !place || rest.length > 0) {
    print(HELP)
    return values.help ? 0 : 2
  }
  const url = /^https?:\/\//i.test(place) ? place : undefined
  if (values.api && !url) throw new Error('--api needs the address of a page, not a file')

  const manifest = readManifest(await readFile(values.manifest ?? new URL('manifest.json', import.meta.url), 'utf8'))
  const read = async () => openPage(await readSource(place, url, values.cookie), { manifest, ownIslands: values.island ?? [] })
  const examined = await read()
  const findings = examinePage(examined)
  if (url) findings.push(...(await examineAssets(examined, url)), ...(await nonceFindings(examined, read)))
  const api = values.api && url ? await examineApi(examined, { url, params: pairsOf(values.param), ...cookieOf(values.cookie) }) : undefined

  const report = makeReport(place, examined, [...findings, ...(api?.findings ?? [])], api?.called ?? [])
  print(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${printReport(report)}\n`)
  return report.errors > 0 || (values.strict && report.warnings > 0) ? 1 : 0
}

function judge(userAgent: string, print: (text: string) => void): number {
  const browser = judgeBrowser(userAgent)
  print(`${printBrowser(browser)}\n`)
  if (!browser) return 2
  return browser.lacks.length > 0 ? 1 : 0
}

async function readSource(place: string, url: string | undefined, cookie: string | undefined): Promise<PageSource> {
  if (!url) return { html: place === '-' ? await text(process.stdin) : await readFile(place, 'utf8') }
  return readPageAt(url, cookieOf(cookie))
}

const cookieOf = (cookie: string | undefined) => (cookie === undefined ? {} : { cookie })

async function nonceFindings(examined: Examined, read: () => Promise<Examined>) {
  const hasNonce = examined.elements.some(({ name, attributes }) => name === 'script' && attributes.has('nonce'))
  return hasNonce ? examineNonce(examined, await read()) : []
}
