import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { HOSTILE_TEXTS } from '../../../demo/seeds/words/hostile'
import { examinePage, openPage, readManifest } from '../../../src/doctor'
import { type Engine, ENGINES, isInstalled, render, type TemplateValues } from '../../hosts/engines'
import { pageData } from '../support/hostPage'
import { expect, test } from '../support/test'

const { vectors }: { vectors: { name: string; value: unknown }[] } = JSON.parse(readFileSync('test/fixtures/vectors/escaping.json', 'utf8'))
const HOSTILE = HOSTILE_TEXTS.join(' ')
const routes = { partner_index: '/', partner_websites: '/websites', partner_sidebar_counts: '/counts', partner_logout: '/logout' }

const values = (text: string, extra: unknown, cdnHost: string | null = null): TemplateValues => ({
  title: text,
  page: { ...pageData, config: { ...pageData.config, cdnHost }, routes, user: { ...pageData.user, forename: text }, extra },
  props: { text, extra },
  // The server of the tests puts in the nonce of the response.
  nonce: '{nonce}',
})

const manifest = readManifest(readFileSync('dist/manifest.json', 'utf8'))

const importMapOf = (html = ''): object => JSON.parse(/<script type="importmap"[^>]*>(.+?)<\/script>/s.exec(html)?.[1] ?? '{}')

/** The values that strings and containers of the engine's language can hold. */
function vectorsOf({ isUtf8, hasArraysOnly }: Engine) {
  const cannot = (value: unknown) => isUtf8 && /\\ud[89a-f]/i.test(JSON.stringify(value))
  return vectors.filter(({ value }) => !cannot(value) && !(hasArraysOnly && JSON.stringify(value).includes('{}')))
}

for (const engine of ENGINES) {
  if (!isInstalled(engine)) {
    console.log(`Not run, ${engine.name} is not installed: apt-get install ${engine.debian.join(' ')}`)
    continue
  }

  test(`${engine.name}: every value arrives as it was, the doctor finds nothing, the islands mount`, async ({ page, host, violations }) => {
    const cases = vectorsOf(engine)
    const [plain = '', hostile = '', onCdn = '', inFolder = '', ...pages] = render(engine, [
      values('Text', null),
      values(HOSTILE, null),
      values('Text', null, 'cdn.example.com'),
      values('Text', null, '/shop/'),
      ...cases.map(({ value }) => values('Text', value)),
    ])

    const read = await page.evaluate(readPages, pages)
    const { count } = (await page.evaluate(readPages, [plain]))[0] ?? { count: 0 }
    for (const [nth, { name, value }] of cases.entries())
      expect({ name, ...read[nth] }).toEqual({ name, count, data: JSON.stringify(value), props: JSON.stringify(value) })

    expect(examinePage(openPage({ html: hostile }, { manifest }))).toEqual([])

    for (const [html, base] of [
      [plain, '/assets/'],
      [onCdn, 'https://cdn.example.com/assets/'],
      [inFolder, '/shop/assets/'],
    ] as const) {
      expect(html).toContain(`<script type="module" src="${base}partner-islands.js"`)
      expect(html.match(/(?:href|src)="[^"]*assets\/|"[^"]*assets\/[^"]*":/g)?.filter((place) => !place.includes(`"${base}`))).toEqual([])
    }

    await page.addInitScript(collect)
    await page.route('**/counts', (route) => route.fulfill({ json: { status: 'ok', counts: { overview: 3 } } }))
    await page.goto(host.publish({ html: hostile, isStrict: true }))
    await expect(page.locator('[data-island=sidebar] .partner-root').getByRole('link').first()).toBeVisible()
    await expect(page.locator('[data-island=user-menu] .partner-root').getByRole('button').first()).toBeVisible()
    expect(await violations()).toEqual([])
    expect(await page.locator('[data-island=sidebar] > a').textContent()).toBe(HOSTILE)
  })

  test(`${engine.name}: the import map says to islands of the application where the package is`, () => {
    expect(importMapOf(render(engine, [values('Text', null)])[0])).toMatchObject({
      imports: { 'partner-islands/standalone': '/assets/index.js' },
      integrity: { '/assets/index.js': manifest.files['index.js']?.integrity },
    })
  })

  test(`${engine.name}: one sentence for files of another version, and for none`, () => {
    const dist = path.resolve('dist-test/otherVersion', engine.name)
    mkdirSync(dist, { recursive: true })
    writeFileSync(path.join(dist, 'manifest.json'), '{"version": "0.0.7"}')
    const cases = [values('Text', null)]
    expect(() => render(engine, cases, dist)).toThrow(
      /manifest\.json is of partner-islands 0\.0\.7, this package of [\d.]+: publish the files of that version\./,
    )
    expect(() => render(engine, cases, path.join(dist, 'nowhere'))).toThrow(
      /manifest\.json is not there: publish the files of partner-islands [\d.]+ in that folder\./,
    )
  })
}

const spring = ENGINES.find(({ name }) => name === 'thymeleaf')
if (spring && isInstalled(spring))
  test('Spring answers with the controller of the recipe, and the doctor finds nothing', () => {
    // Without a case, a request is made.
    const [html = ''] = render(spring, [])
    expect(html).toContain('<title>Islands</title>')
    expect(examinePage(openPage({ html }, { manifest }))).toEqual([])
  })

/** Runs in the browser: what a page holds, and how many elements it has. */
function readPages(pages: readonly string[]) {
  const json = (document: Document, selector: string) =>
    JSON.stringify(JSON.parse(document.querySelector(selector)?.textContent ?? '').extra)
  return pages.map((html) => {
    const document = new DOMParser().parseFromString(html, 'text/html')
    return {
      count: document.querySelectorAll('*').length,
      data: json(document, '[data-partner-page]'),
      props: json(document, '[data-island] > script'),
    }
  })
}

function collect() {
  window.observed = { failures: [], violations: [] }
  addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    window.observed.violations.push(`${violatedDirective} ${sample}`),
  )
}
