import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CHECKS, examinePage, openPage, readManifest } from '../../../src/doctor'
import { faults } from '../../fixtures/doctor/faults'

const FOLDER = 'test/fixtures/doctor'
const manifest = readManifest(readFileSync(path.join(FOLDER, 'manifest.json'), 'utf8'))
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
const examine = (html: string, url?: string, headers?: Record<string, string>) =>
  examinePage(openPage({ html, ...(url && { url }), ...(headers && { headers }) }, { manifest, ownIslands: ['greeting'] }))

it.each(readdirSync(path.join(FOLDER, 'golden')))('finds nothing on %s', (file) => {
  expect(examine(read(`golden/${file}`))).toEqual([])
})

describe.each(faults)('$name', ({ check, html }) => {
  const findings = examine(html)

  it('is found, and nothing else that matters', () => {
    expect(findings.map((found) => found.check)).toContain(check)
    expect(findings.filter((found) => found.severity === 'error' && found.check !== check)).toEqual([])
  })

  it('is explained in plain words, with a remedy', () => {
    for (const { message, remedy } of findings) {
      expect(message).not.toMatch(/undefined|\[object|NaN|Error:/)
      expect(remedy).toMatch(/^[A-Z].*\.$/)
    }
  })
})

it('every check of a page has a fixture', () => {
  const seeded = new Set(faults.map(({ check }) => check))
  // These need a server: test/server/doctor.test.ts.
  const remote = /^(?:api\/|asset\/(?:missing|type|uncompressed|uncached)$|preload\/many$|script\/nonce-reused$|integrity\/crossorigin$)/
  expect(Object.keys(CHECKS).filter((check) => !seeded.has(check) && !remote.test(check))).toEqual([])
  expect(seeded.size).toBeGreaterThanOrEqual(30)
})

it('says where a fault stands', () => {
  const { html = '' } = faults.find(({ name }) => name === 'host/unknown-island') ?? {}
  expect(examine(html).find(({ check }) => check === 'host/unknown-island')).toMatchObject({
    line: 17,
    column: 3,
    message: 'no island is called "side-bar"; did you mean "sidebar"?',
  })
})

it('never repeats a secret', () => {
  const secrets = faults.filter(({ check }) => check === 'secret/likely')
  expect(secrets).toHaveLength(3)
  for (const { html } of secrets) expect(JSON.stringify(examine(html))).not.toMatch(/hunter2|pa55|0123456789abcdef/)
})

it('reads policy and charset from the headers', () => {
  const html = read('golden/sidebar.html').replace(/.*(?:http-equiv|charset).*\n/g, '')
  const type = 'text/html; charset=utf-8'
  const policy = (nonce: string) => ({ 'content-type': type, 'content-security-policy': `script-src 'nonce-${nonce}'` })
  expect(examine(html, 'https://host.example/', policy('r4nd0m'))).toEqual([])
  expect(examine(html, 'https://host.example/', policy('other')).map((found) => found.check)).toEqual(['script/nonce-mismatch'])
})

it.each([
  ["'self'", 'https://host.example/', []],
  ['https://cdn.example.com', 'https://host.example/', ['script/blocked']],
  ['*', 'https://host.example/', []],
])('a script of the own host under script-src %s', (source, url, expected) => {
  const html = read('golden/sidebar.html').replace(/.*http-equiv.*\n/, '')
  expect(examine(html, url, { 'content-security-policy': `script-src ${source}` }).map((found) => found.check)).toEqual(expected)
})

it('leaves the roles of a host alone beside one that gives rights', () => {
  expect(examine(read('golden/sidebar.html').replace('"partner_manager"', '"partner_manager", "ROLE_CLERK"'))).toEqual([])
})

it('takes the hash of an import map for its nonce', () => {
  const html = read('golden/sidebar.html').replace('  <link rel', '  <script type="importmap">{}</script>\n  <link rel')
  // SHA-256 of {}.
  const hash = "'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"
  expect(examine(html.replace("'strict-dynamic'", `'strict-dynamic' ${hash}`))).toEqual([])
})

it('asks for crossorigin on a script with integrity from another host', () => {
  const html = read('golden/own-island.html').replace('type="module" ', '')
  expect(examine(html, 'https://host.example/').map((found) => found.check)).toEqual(['script/type', 'integrity/crossorigin'])
})
