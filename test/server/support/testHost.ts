import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { OpenDatabase } from '../../../demo/db'
import type { Host, Services } from '../../../demo/kernel/context'
import { createApp } from '../../../demo/createApp'
import { createServices } from '../../../demo/createServices'
import type { LogLine } from '../../../demo/log/LogLine'
import { hashOf } from '../../../demo/access/tokens/opaqueToken'
import { Browser } from './Browser'
import { addFixture, type Fixture, NOW } from './fixture'
import { openTestDatabase } from './openTestDatabase'
import { watchScope } from './watchScope'

export interface TestHost {
  app: Host
  open: OpenDatabase
  services: Services
  fixture: Fixture
  lines: LogLine[]
  /** A browser in which the person is logged in, without spending time on the password. */
  as(userId: number, partnerId: number): Promise<Browser>
  /** Sets the clock to so many milliseconds after `NOW`. */
  setClock(milliseconds: number): Promise<void>
  close(): Promise<void>
}

/** The token that the pages of this browser's session carry. */
export async function tokenOf({ db }: OpenDatabase, { cookie }: Browser): Promise<string> {
  const id = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.', 1)[0] ?? ''
  const session = await db.selectFrom('sessions').select('csrf_token').where('id_hash', '=', hashOf(id)).executeTakeFirstOrThrow()
  return session.csrf_token
}

/** The host with two partners in an empty database, at noon of the day `NOW`. */
export async function startTestHost(
  options: Partial<Pick<Services, 'callsPerMinute' | 'cdnHost' | 'secure' | 'demo' | 'providerEmail'>> & {
    metricsAllow?: readonly string[]
  } = {},
): Promise<TestHost> {
  const opened = await openTestDatabase()
  const { db, within, loose } = await watchScope(opened.db)
  const open = { ...opened, db }
  const filesDir = await mkdtemp(path.join(tmpdir(), 'host-files-'))
  const lines: LogLine[] = []
  const services = await createServices(open, {
    secure: false,
    publicUrl: 'https://partner.example',
    providerEmail: 'offers@provider.example',
    demo: true,
    // Tests ask faster than people do.
    callsPerMinute: Number.MAX_SAFE_INTEGER,
    root: process.cwd(),
    log: (line) => lines.push(line),
    filesDir,
    ...options,
  })
  const setClock = (milliseconds: number) => services.clock.setOffset(NOW.getTime() - Date.now() + milliseconds)
  await setClock(0)
  const fixture = await addFixture(open.db)
  const app = createApp(services)
  const { request } = app
  app.request = (input, init, ...rest) => {
    const ask = () => request(input, init, ...rest)
    // Whoever is not signed in shows a link or a name; the control panel of the demo may ask for everything.
    return new Headers(init?.headers).has('cookie') && !String(input).includes('/preview/') ? within(ask) : ask()
  }
  return {
    app,
    open,
    services,
    fixture,
    lines,
    setClock,
    async as(userId, partnerId) {
      const browser = new Browser(app)
      await browser.send('POST', '/preview/api/sign-in', { userId, partnerId })
      browser.token = await tokenOf(open, browser)
      return browser
    },
    async close() {
      await services.dns.close()
      await services.events.close()
      await open.close()
      await rm(filesDir, { recursive: true })
      expect([...loose]).toEqual([])
    },
  }
}
