/** @jest-environment ./test/server/support/environment.cjs */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchWebsites } from '../../../../demo/features/websites/watch/watchWebsites'
import type { Browser } from '../../support/Browser'
import { addWebsite } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())

const mails = () =>
  host.open.db.selectFrom('outgoing_mails').select(['subject', 'recipients']).where('kind', '=', 'notice').orderBy('id').execute()

it('tells the people named when a website stops answering and when it is back, each once', async () => {
  await addWebsite(host.open.db, host.fixture.ours, { title: 'Harbour', domain: 'harbour.example', published_status: 'published' })
  await addWebsite(host.open.db, host.fixture.ours, { title: 'Never', domain: 'never.example', published_status: 'published' })
  await addWebsite(host.open.db, host.fixture.ours, { title: 'Draft', domain: 'draft.example' })
  await admin.send('POST', '/api/account', { monitorRecipients: ['night@ours.test'] })
  let isUp = true
  let minutes = 0
  const asked: string[] = []
  const look = async () => {
    minutes += 11
    await host.setClock(minutes * 60_000)
    return watchWebsites(host.services, {
      answers: (url) => {
        asked.push(url)
        return Promise.resolve(isUp && url.includes('harbour'))
      },
    })
  }
  expect(await look()).toBe(2)
  expect(await watchWebsites(host.services, { answers: () => Promise.resolve(false) })).toBe(0)
  isUp = false
  await look()
  expect(await mails()).toEqual([])
  await look()
  await look()
  expect(await mails()).toMatchObject([{ subject: '“Harbour” does not answer', recipients: [{ email: 'night@ours.test' }] }])
  isUp = true
  await look()
  await look()
  expect((await mails()).map(({ subject }) => subject)).toEqual(['“Harbour” does not answer', '“Harbour” answers again'])
  expect(asked).not.toContain('https://draft.example/')
})

it('writes nothing down that it has found out while the host ends: another process asks again', async () => {
  await addWebsite(host.open.db, host.fixture.ours, { title: 'Late', domain: 'late.example', published_status: 'published' })
  const leaving = new AbortController()
  const closing = leaving.signal
  const answers = () => {
    leaving.abort()
    return new Promise<boolean>(() => {})
  }
  expect(await watchWebsites(host.services, { closing, answers })).toBe(1)
  const watches = await host.open.db
    .selectFrom('website_watches')
    .innerJoin('websites', 'websites.id', 'website_id')
    .select('title')
    .execute()
  expect(watches.map(({ title }) => title)).not.toContain('Late')
})

it('watches nothing of a team that does not want it', async () => {
  await admin.send('POST', '/api/account', { sniffingEnabled: false })
  await host.setClock(24 * 60 * 60_000)
  const again = await host.as(host.fixture.users.admin, host.fixture.ours)
  expect(await watchWebsites(host.services, { answers: () => Promise.resolve(true) })).toBe(0)
  await again.send('POST', '/api/account', { sniffingEnabled: true })
})

it('tries a web address as anybody would, and no inner one', async () => {
  const server: Server = createServer((request, response) =>
    request.url === '/moved' ? response.writeHead(302, { location: '/there' }).end() : response.writeHead(200).end('<p>There</p>'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is never a pipe name.
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  host.services.linkAllow = [place]
  const browser = await host.as(host.fixture.users.admin, host.fixture.ours)
  const check = async (url: string): Promise<unknown> => (await browser.send('POST', '/api/links/check', { url })).json()
  expect(await check(`http://${place}/moved`)).toEqual({ state: 'insecure', url: `http://${place}/there` })
  expect(await check('http://127.0.0.1:9/')).toMatchObject({ state: 'refused' })
  expect(await check('javascript:alert(1)')).toMatchObject({ state: 'refused' })
  const manager = await host.as(host.fixture.users.manager, host.fixture.ours)
  expect((await manager.send('POST', '/api/links/check', { url: 'x.example' })).status).toBe(403)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
