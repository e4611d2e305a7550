import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { curlOf } from '../../../src/doctor/verify/Call'
import { runVerify } from '../../../src/doctor/verify/command'
import { createCaller } from '../../../src/doctor/verify/createCaller'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const routes = {
  partner_sidebar_counts: '/counts',
  api_partner_tags: '/tags',
  api_partner_views: '/views',
  api_partner_profile: '/profile',
}
const page = `<!doctype html><html lang="en"><script type="application/json" data-partner-page>
{"contract": 1, "locale": "en", "user": null, "routes": ${JSON.stringify(routes)}}</script></html>`

/** A page that is right, and something else behind it. */
const serve = (listener: RequestListener) =>
  listen(
    createServer((request, response) => {
      if (request.url === '/') response.setHeader('content-type', 'text/html').end(page)
      else listener(request, response)
    }),
  )

const verify = (url: string, ...args: string[]) => runVerify([url, ...args], () => {})

it('says in a sentence why a host cannot be judged', async () => {
  const hanging = await listen(createServer(() => {}))
  await expect(verify(hanging, '--timeout', '0.2')).rejects.toThrow(/ has not answered in time\. /)
  const circling = await listen(createServer((_, response) => response.writeHead(302, { location: '/' }).end()))
  await expect(verify(circling)).rejects.toThrow(/ redirects for ever\. /)
  const json = await listen(createServer((_, response) => response.setHeader('content-type', 'application/json').end('{}')))
  await expect(verify(json)).rejects.toThrow(/ is no page: it comes as "application\/json"/)
  const plain = await listen(createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Shop</h1>')))
  await expect(verify(plain)).rejects.toThrow(/ has no page data\. /)
  await expect(verify(plain.replace('http:', 'https:'))).rejects.toThrow(/ does not speak TLS\. Does its address begin with http:\/\/\?$/)
  await expect(verify('http://')).rejects.toThrow(/ is no address\. /)
})

it('says once what all calls have in common', async () => {
  const html = await serve((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Shop</h1>'))
  await expect(verify(html)).rejects.toThrow(/ answers every call with something else than JSON\. /)
  const closed = await serve((_, response) => response.writeHead(401).end())
  await expect(verify(closed)).rejects.toThrow(/ lets this login call nothing\. /)
  const dead = await serve((request) => request.socket.destroy())
  await expect(verify(dead)).rejects.toThrow(/The server no longer answers\. /)
})

it('names a certificate that nobody vouches for', async () => {
  const [key, cert] = ['key', 'certificate'].map((name) => readFileSync(`test/fixtures/tls/${name}.pem`))
  const own = await listen(createSecureServer({ key, cert }, (_, response) => response.end(page)))
  await expect(verify(own.replace('http:', 'https:'))).rejects.toThrow(/ has no valid certificate \(DEPTH_ZERO_SELF_SIGNED_CERT\)\. /)
})

it('wants an address and numbers', async () => {
  expect(await verify('page.html')).toBe(2)
  await expect(verify('http://127.0.0.1:9/', '--timeout', 'soon')).rejects.toThrow('--timeout wants a number above 0, not "soon"')
})

it('makes no more calls a minute than allowed', async () => {
  let now = 0
  const times: number[] = []
  const caller = createCaller({
    fetch: async () => {
      times.push(now)
      return new Response('{}')
    },
    perMinute: 3,
    seconds: 1,
    now: () => now,
    sleep: async (milliseconds) => {
      now += milliseconds
    },
  })
  for (let call = 0; call < 7; call += 1) await caller.ask({ method: 'GET', url: new URL('http://host.test/') })
  expect(times).toEqual([0, 0, 0, 60_000, 60_000, 60_000, 120_000])
  expect(caller.count()).toBe(7)
})

it('writes a line for a shell, with names in place of secrets', () => {
  const person = { login: [{ name: 'Cookie', value: 'session=s3cret', placeholder: '$COOKIE' }], page: undefined }
  const line = curlOf({ method: 'POST', url: new URL('http://host.test/tags'), person, body: `{"name": "it's"}` })
  expect(line).toBe(
    String.raw`curl -i -X POST 'http://host.test/tags' -H 'Accept: application/json' -H 'X-Requested-With: XMLHttpRequest' -H 'Content-Type: application/json' -H 'Origin: http://host.test' -H "Cookie: $COOKIE" -d '{"name": "it'\''s"}'`,
  )
})
