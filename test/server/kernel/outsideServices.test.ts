/** @jest-environment ./test/server/support/environment.cjs */
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { openMailbox } from '../../../demo/features/mailTransfer/openMailbox'
import { answerPrompt } from '../../../demo/features/cms/outsideServices'
import type { Services } from '../../../demo/kernel/context'
import { fetchForeign } from '../../../demo/services/network/fetchForeign'
import { createOnboardingGuide, NOTHING_OUTSIDE } from '../../../demo/services'
import { post } from '../../../demo/outbox/webhooks/post'

const MEGABYTE = 1024 ** 2
const JSON_TYPE = { 'content-type': 'application/json' }
// Kept while the deadline of the code under test is made short.
const timeout = AbortSignal.timeout.bind(AbortSignal)

let server: Server
let sent: number
let answer: RequestListener
beforeEach(async () => {
  sent = 0
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  jest.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

// A server that listens by TCP has an address of that kind.
const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`
const url = () => `http://${host()}/`
// Nothing else of the services is asked.
const services = () => ({ outside: { ...NOTHING_OUTSIDE, aiUrl: url() } }) as Services
const ask = () => answerPrompt(services(), 'Hello', undefined)

/** Answers as long as somebody takes it. */
const endless: RequestListener = (_, response) => {
  response.writeHead(200, JSON_TYPE)
  const chunk = Buffer.alloc(64 * 1024, '"')
  const more = () => {
    if (response.destroyed) return
    sent += chunk.length
    response.write(chunk, more)
  }
  more()
}

/** Says a little now and then, and never comes to the end. */
const dripping: RequestListener = (_, response) => {
  response.writeHead(200, JSON_TYPE)
  const timer = setInterval(() => response.write('"'), 20)
  response.once('close', () => clearInterval(timer))
}

const shortDeadline = () => jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300))

describe('a service that is set up', () => {
  it.each<[string, RequestListener]>([
    ['never ends', endless],
    ['packs a lot into little', (_, response) => response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb)],
    ['says something else', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{"text":"x"}')],
    ['sends elsewhere', (_, response) => response.writeHead(307, { location: '/there' }).end()],
    ['nests without end', (_, response) => response.writeHead(200, JSON_TYPE).end('['.repeat(500_000))],
  ])('and %s is given up', async (_, listener) => {
    answer = listener
    await expect(ask()).rejects.toMatchObject({ status: 502 })
    // What lies in the buffers of both sides was sent too.
    expect(sent).toBeLessThan(32 * MEGABYTE)
  })
  const bomb = gzipSync(JSON.stringify({ text: 'x'.repeat(50 * MEGABYTE) }))

  it('has a deadline for all of its answer', async () => {
    answer = dripping
    shortDeadline()
    await expect(ask()).rejects.toMatchObject({ status: 502 })
  })

  it('answers in JSON of any kind', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-type': 'application/vnd.ai+json; charset=utf-8' }).end('{"text":"x"}')
    expect(await ask()).toEqual({ text: 'x' })
  })
})

describe('a stranger’s page', () => {
  const fetchPage = () => fetchForeign(url(), { accept: 'text/html', maxBytes: MEGABYTE, allow: [host()] })

  it('is cut where it is longer than wanted', async () => {
    answer = endless
    expect(await fetchPage()).toMatchObject({ isWhole: false })
    expect(sent).toBeLessThan(32 * MEGABYTE)
  })

  it('has a deadline for all of it', async () => {
    answer = dripping
    shortDeadline()
    await expect(fetchPage()).rejects.toMatchObject({ kind: 'answer' })
  })

  it('leads elsewhere three times at most, and never inside', async () => {
    let asked = 0
    answer = (_, response) => response.writeHead(302, { location: `/${++asked}` }).end()
    await expect(fetchPage()).rejects.toMatchObject({ kind: 'answer' })
    expect(asked).toBe(4)
    for (const inside of ['http://127.0.0.1:1/', 'http://[::ffff:127.0.0.1]/', 'http://2130706433/', 'file:///etc/passwd']) {
      answer = (_, response) => response.writeHead(302, { location: inside }).end()
      await expect(fetchPage()).rejects.toMatchObject({ kind: 'address' })
    }
  })
})

describe('the receiver of a webhook', () => {
  const send = () => post(url(), {}, '{}', [host()])

  it('is heard for 2 kB', async () => {
    answer = endless
    const { status, response } = await send()
    expect([status, response.length]).toEqual([200, 2_048])
    expect(sent).toBeLessThan(32 * MEGABYTE)
  })

  it('has a deadline for all of its answer', async () => {
    answer = dripping
    shortDeadline()
    expect(await send()).toMatchObject({ status: null })
  })

  it('leads nowhere else', async () => {
    let asked = 0
    answer = (_, response) => response.writeHead(307, { location: `/${++asked}` }).end()
    expect([(await send()).status, asked]).toEqual([307, 1])
  })
})

it('the guide of new partners is heard for its status alone, and leads nowhere else', async () => {
  answer = endless
  await createOnboardingGuide(url()).report(1, 'goal')
  expect(sent).toBeLessThan(32 * MEGABYTE)
  answer = (_, response) => response.writeHead(307, { location: '/there' }).end()
  await expect(createOnboardingGuide(url()).report(1, 'goal')).rejects.toThrow('fetch failed')
})

it('a mail server that never ends its line is given up', async () => {
  const sockets = createSocketServer((socket) => {
    socket.on('error', () => undefined)
    const more = () => {
      if (!socket.destroyed) socket.write(Buffer.alloc(64 * 1024, '*'), more)
    }
    more()
  })
  await new Promise<void>((resolve) => void sockets.listen(0, '127.0.0.1', resolve))
  const { port } = sockets.address() as AddressInfo
  const mailbox = { host: '127.0.0.1', port, encryption: 'none' as const, username: 'anna' }
  await expect(openMailbox(mailbox, 'secret', [`127.0.0.1:${port}`])).rejects.toMatchObject({ code: 'LineTooLarge' })
  sockets.close()
})
