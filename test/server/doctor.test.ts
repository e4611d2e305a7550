/** @jest-environment ./test/server/support/environment.cjs */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import * as v from 'valibot'
import { examinePage, openPage, readManifest, reportSchema } from '../../src/doctor'
import { run } from '../../src/command/run'
import { addWebsite } from './support/fixture'
import { startTestHost, type TestHost } from './support/testHost'

const MANIFEST = 'dist/manifest.json'
if (!existsSync(MANIFEST)) throw new Error('Run `npm run build` first: the pages name the files of the bundle.')

let host: TestHost
let origin: string
const servers: { close: () => unknown }[] = []
beforeAll(async () => {
  host = await startTestHost()
  const server = serve({ fetch: host.app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  servers.push(server)
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const server of servers) server.close()
  await host.close()
})

/** The command as a person runs it, with its report as JSON. */
async function doctor(...args: string[]) {
  let printed = ''
  const code = await run(['doctor', ...args, '--json', '--manifest', MANIFEST], (text) => {
    printed += text
  })
  return { code, report: v.parse(reportSchema, JSON.parse(printed)) }
}

const PATHS = ['/', '/websites', '/next', '/tickets', '/overdue-todos', '/profile', '/users', '/change_password']

it.each(PATHS)('finds nothing on the page %s of the reference host', async (path) => {
  const { users, ours } = host.fixture
  const response = await (await host.as(users.manager, ours)).open(path)
  const source = { html: await response.text(), url: `${origin}${path}`, headers: Object.fromEntries(response.headers) }
  expect(examinePage(openPage(source, { manifest: readManifest(readFileSync(MANIFEST, 'utf8')) }))).toEqual([])
})

it('finds nothing on a running host, nor in the answers of its safe routes', async () => {
  const { users, ours } = host.fixture
  const { cookie } = await host.as(users.manager, ours)
  const website = await addWebsite(host.open.db, ours)
  const { code, report } = await doctor(
    `${origin}/`,
    '--api',
    '--cookie',
    cookie,
    '--param',
    `website=${website}`,
    '--param',
    `id=${website}`,
    '--strict',
  )
  expect(report.findings).toEqual([])
  expect(code).toBe(0)
  expect(report.called).toEqual(expect.arrayContaining(['partner_sidebar_counts', 'api_partner_websites', 'api_website_details']))
})

/** A host of somebody else, whose answers are given by path. */
async function serveAnswers(answers: Record<string, { type?: string; status?: number; body: string }>): Promise<string> {
  const server: Server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    response.statusCode = answer ? (answer.status ?? 200) : 404
    response.setHeader('content-type', answer?.type ?? 'application/json')
    response.end(answer?.body ?? '')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const counts = JSON.stringify({ overview: 3 })
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><script type="application/json" data-partner-page>
{"contract": 1, "locale": "en", "user": null, "routes": {"partner_sidebar_counts": "/counts", "api_partner_tags": "/tags"}}
</script><div data-island="sidebar"></div><script type="module" src="/partner-islands.js" nonce="always"></script></html>`
const html = { type: 'text/html', body: page }
const script = { type: 'text/javascript', body: '' }
const tags = { body: '{"items": []}' }

it.each([
  ['asset/missing', { '/': html }],
  ['asset/type', { '/': html, '/partner-islands.js': { type: 'text/html', body: '<h1>Sign in</h1>' } }],
  ['script/nonce-reused', { '/': html, '/partner-islands.js': script }],
  ['api/unauthorized', { '/': html, '/partner-islands.js': script, '/counts': { status: 401, body: '{}' }, '/tags': tags }],
  ['api/unauthorized', { '/': html, '/partner-islands.js': script, '/counts': { status: 302, body: '' }, '/tags': tags }],
  ['api/status', { '/': html, '/partner-islands.js': script, '/counts': { status: 500, body: '' }, '/tags': tags }],
  ['api/status', { '/': html, '/partner-islands.js': script, '/tags': tags }],
  ['api/type', { '/': html, '/partner-islands.js': script, '/counts': { type: 'text/html', body: counts }, '/tags': tags }],
  ['api/syntax', { '/': html, '/partner-islands.js': script, '/counts': { body: '{' }, '/tags': tags }],
  ['api/answer', { '/': html, '/partner-islands.js': script, '/counts': { body: counts }, '/tags': { body: '{"items": [{"id": 1}]}' } }],
])('finds %s', async (check, answers) => {
  const { code, report } = await doctor(await serveAnswers(answers), '--api')
  expect(code).toBe(1)
  expect(report.findings.map((found) => found.check)).toContain(check)
})

it('warns about files that come large, are asked for again or are preloaded in crowds', async () => {
  const files = Array.from({ length: 21 }, (_, nth) => `/chunks/part-${String(nth).padStart(8, '0')}.js`)
  const links = files.map((file) => `<link rel="modulepreload" href="${file}">`).join('')
  const large = { ...script, body: '/**/'.repeat(1_000) }
  const answers = Object.fromEntries(files.map((file) => [file, large]))
  const { report } = await doctor(
    await serveAnswers({ '/': { ...html, body: page.replace('<div', `${links}<div`) }, '/partner-islands.js': script, ...answers }),
  )
  const found = report.findings.filter(({ severity }) => severity === 'warning').map(({ check }) => check)
  expect(found).toEqual(expect.arrayContaining(['asset/uncompressed', 'asset/uncached', 'preload/many']))
})

it('tells that nobody answers', async () => {
  const broken = await serveAnswers({ '/': { ...html, body: page.replace('"/counts"', '"/\\u0000"') } })
  await expect(doctor('http://127.0.0.1:9/')).rejects.toThrow(/127\.0\.0\.1:9\/ cannot be reached: .*Is the server running/)
  const noPage = await serveAnswers({ '/': { body: counts } })
  await expect(doctor(`${noPage}/`)).rejects.toThrow(/is no page: it comes as "application\/json"/)
  await expect(doctor(`${broken}/nothing`)).rejects.toThrow(/answers 404\. Check the address/)
})

it('prints help for what it does not understand', async () => {
  let printed = ''
  expect(await run(['doctor'], (text) => (printed += text))).toBe(2)
  expect(printed).toContain('partner-islands doctor <url | file | -> [options]')
})
