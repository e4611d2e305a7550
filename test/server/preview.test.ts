import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runPreview } from '../../src/preview/command'
import { servePreview } from '../../src/preview/servePreview'
import { watchSaves } from '../../src/preview/watchSaves'

const root = mkdtempSync(path.join(tmpdir(), 'preview-'))
const folder = path.join(root, 'islands')
const dist = path.join(root, 'dist')

beforeAll(() => {
  mkdirSync(path.join(folder, 'visits'), { recursive: true })
  mkdirSync(dist)
  writeFileSync(path.join(folder, 'visits/preview.html'), '<html><head><title>$&</title></head></html>')
  writeFileSync(path.join(folder, 'visits/visits.js'), 'visits()')
  writeFileSync(path.join(dist, 'index.js'), 'face()')
  writeFileSync(path.join(root, 'secret.js'), 'secret()')
})

afterAll(() => rmSync(root, { recursive: true }))

describe('the server', () => {
  let origin = ''
  let closed: Promise<unknown>

  beforeAll(async () => {
    ;({ origin, closed } = await servePreview(folder, dist, 0))
  })

  afterAll(async () => {
    process.emit('SIGTERM')
    await closed
  })

  const answer = async (address: string) => {
    const response = await fetch(origin + address)
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }

  it('gives the page of an island the package, and a script that shows the island', async () => {
    const { type, text } = await answer('/islands/visits/preview.html')
    expect(type).toBe('text/html; charset=utf-8')
    expect(text).toContain(
      '<title>$&</title><script type="importmap">{"imports":{"partner-islands/standalone":"/assets/index.js"}}</script>',
    )
    expect(text).toContain('[data-island="visits"]')
  })

  it('has the files of the package, and those of an island anew after each save', async () => {
    expect(await answer('/assets/index.js')).toEqual({ status: 200, type: 'text/javascript', text: 'face()' })
    for (const address of ['/islands/visits/visits.js', '/saved/7/islands/visits/visits.js'])
      expect(await answer(address)).toEqual({ status: 200, type: 'text/javascript', text: 'visits()' })
  })

  it('has nothing else', async () => {
    for (const address of [
      '/secret.js',
      '/islands/..%2fsecret.js',
      '/islands/%2e%2e%2fsecret.js',
      '/assets/..%2fsecret.js',
      '/islands/',
      '/islands/%',
    ])
      expect([address, (await answer(address)).status]).toEqual([address, 404])
  })

  it('survives what is no address', async () => {
    expect(await statusOf({ path: '//' })).toBe(404)
    expect((await answer('/assets/index.js')).status).toBe(200)
  })

  it.each(['/assets/index.js', '/saves'])('gives %s to no page of another name that leads to this machine', async (address) => {
    expect(await statusOf({ path: address, headers: { host: 'rebound.example' } })).toBe(403)
  })

  /** What `fetch` does not send. */
  const statusOf = (options: RequestOptions) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(origin)
      get({ ...options, hostname, port }, (response) => resolve(response.resume().statusCode)).on('error', reject)
    })

  it('tells open pages what was saved', async () => {
    const reader = (await fetch(`${origin}/saves`)).body?.getReader()
    const next = async () => new TextDecoder().decode((await reader?.read())?.value)
    writeFileSync(path.join(folder, 'visits/visits.js'), 'visits(2)')
    expect(await next()).toBe('data: island\n\n')
    writeFileSync(path.join(folder, 'visits/preview.html'), '<head></head>')
    expect(await next()).toBe('data: page\n\n')
    writeFileSync(path.join(folder, 'visits/look.js'), 'look()')
    expect(await next()).toBe('data: page\n\n')
    await reader?.cancel()
  })
})

it('the watch goes on when the folder is away for a while', () => {
  jest.useFakeTimers()
  const onSave = jest.fn()
  const stop = watchSaves(folder, onSave)
  renameSync(folder, `${folder}-away`)
  jest.advanceTimersByTime(1_000)
  expect(onSave).not.toHaveBeenCalled()
  renameSync(`${folder}-away`, folder)
  jest.advanceTimersByTime(1_000)
  expect(onSave.mock.calls).toEqual([[true]])
  stop()
  jest.useRealTimers()
})

it('one sentence for a port that is in use', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A TCP server's address is never a pipe name.
  const { port } = server.address() as AddressInfo
  await expect(servePreview(folder, dist, port)).rejects.toThrow(`Port ${port} cannot be used (EADDRINUSE): take another one by --port.`)
  server.close()
})

it.each([
  ['a folder without islands', dist],
  ['a folder that is not there', path.join(root, 'nowhere')],
])('one sentence for %s', async (_, asked) => {
  await expect(runPreview([asked], () => {}, root)).rejects.toThrow(
    `${asked} has no island with a preview.html: npx partner-islands new-island NAME makes one.`,
  )
})

it.each(['x', '-1', '70000'])('one sentence for the port %s', async (port) => {
  await expect(runPreview([folder, `--port=${port}`], () => {}, root)).rejects.toThrow(
    `--port "${port}" is no port: take a number up to 65535.`,
  )
})

it('one sentence where Vite is not installed', async () => {
  writeFileSync(path.join(folder, 'vite.config.ts'), '')
  await expect(runPreview([folder], () => {}, root)).rejects.toThrow(
    `${folder} is shown by Vite, which is not installed: npm install --save-dev vite @vitejs/plugin-react.`,
  )
})
