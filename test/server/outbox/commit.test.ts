/** @jest-environment ./test/server/support/environment.cjs */
import { sql } from 'kysely'
import type { HostEvent } from '../../../demo/kernel/eventHub'
import type { News } from '../../../demo/kernel/News'
import { commit } from '../../../demo/outbox/commit/commit'
import { writeNews } from '../../../demo/outbox/commit/writeNews'
import { addWebhook } from '../support/addWebhook'
import { add, logOf } from '../support/ask'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
let website: number
let news: News
const heard: HostEvent[] = []
const by = () => ({ partner_id: host.fixture.ours, user_id: host.fixture.users.admin })
const told = async () => ({
  log: await logOf(host, website),
  webhooks: (await host.open.db.selectFrom('webhook_messages').select('event').execute()).map(({ event }) => event),
  heard: heard.map(({ kind, partnerId }) => [kind, partnerId]),
})
/** Events come in the order of their commits. */
async function untilHeard(): Promise<void> {
  const last = new Promise<void>((resolve) => {
    const stop = host.services.events.subscribe(({ kind }) => {
      if (kind !== 'tags') return
      stop()
      resolve()
    })
  })
  const ends: News = { publish: [{ kind: 'tags' }] }
  await writeNews(host.services, { ...by(), partner_id: host.fixture.theirs }, ends)
  await last
}

beforeAll(async () => {
  host = await startTestHost()
  website = await add(host, {})
  await addWebhook(host.open.db, host.fixture.ours)
  host.services.events.subscribe((event) => heard.push(event))
  const logged = { id: website, partner_id: host.fixture.ours, status: 'preparation' } as const
  news = {
    log: [{ website: logged, line: { kind: 'note', values: {} } }],
    webhooks: [{ event: 'website_created', websiteId: website }],
    publish: [{ kind: 'counts' }],
  }
})
afterAll(() => host.close())

describe('what a command has changed', () => {
  it('is told to nobody when its transaction is rolled back, even after everything was told', async () => {
    const failing = host.services.db.transaction().execute(async (db) => {
      await writeNews({ ...host.services, db }, by(), news)
      throw new Error('The command failed')
    })
    await expect(failing).rejects.toThrow('The command failed')
    const elsewhere = { id: website + 999, partner_id: host.fixture.ours, status: 'preparation' } as const
    const impossible = { ...news, log: [{ website: elsewhere, line: { kind: 'note', values: {} } as const }] }
    await expect(commit(host.services, by(), () => Promise.resolve(impossible))).rejects.toThrow(/foreign key/)
    await untilHeard()
    expect(await told()).toEqual({ log: [], webhooks: [], heard: [['tags', host.fixture.theirs]] })
    heard.length = 0
  })

  it('is told once it is committed, and not before', async () => {
    await host.services.db.transaction().execute(async (db) => {
      await writeNews({ ...host.services, db }, by(), news)
      await sql`select 1`.execute(db)
      expect(heard).toEqual([])
    })
    await untilHeard()
    expect(await told()).toEqual({
      log: [expect.any(String)],
      webhooks: ['website_created'],
      heard: [
        ['message', host.fixture.ours],
        ['counts', host.fixture.ours],
        ['tags', host.fixture.theirs],
      ],
    })
  })

  it('is answered', async () => {
    await expect(commit(host.services, by(), () => Promise.resolve({ changed: 'yes', ...news }))).resolves.toBe('yes')
  })
})
