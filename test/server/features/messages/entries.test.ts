/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { addMessage } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, type Json } from '../../support/ask'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
})
afterAll(() => host.close())
beforeEach(async () => {
  await host.setClock(0)
  website = await add(host, { title: 'Harbour' })
})

const write = (browser: Browser, draft: Record<string, unknown>) => ask(browser, 'POST', `/website/${website}/log/message`, draft)
const entry = (id: number, action: string) => `/website/${website}/log/${id}/${action}`
const todos = async () => (await ask(admin, 'GET', `/website/${website}/todo?scope=all`)).body.items

describe('pinned entries', () => {
  it('come in the order in which they were pinned, the last one first', async () => {
    const ids: number[] = []
    for (const message of ['One', 'Two', 'Three']) ids.push((await write(admin, { category: 'intern', message })).body.id)
    const [one, two, three] = ids
    let minute = 0
    const pin = async (id: number | undefined, value: boolean) => {
      await host.setClock(++minute * 60_000)
      return ask(admin, 'POST', entry(Number(id), 'pin'), { value })
    }
    for (const id of [three, one, two]) await pin(id, true)
    const order = async () => {
      const { body } = await ask(admin, 'GET', `/api/website/${website}/logs?filter=pin&sort=-pinnedAt`)
      return body.items.map(({ id }: { id: number }) => id)
    }
    expect(await order()).toEqual([two, one, three])
    await pin(three, false)
    expect((await pin(three, true)).body.pinnedAt).toMatch(/^2026-11-21T12:05/)
    expect(await order()).toEqual([three, two, one])
    expect((await pin(one, false)).body.pinnedAt).toBeNull()
  })
})

describe('an entry for the team', () => {
  const note = { category: 'intern', message: 'Ring on Monday', key: 'b0d6f6ce-27f6-4a0c-9f6c-7a6a51c6a001' }

  it('is written once, by whoever did not hear that it was, too', async () => {
    const [first, again] = [await write(admin, note), await write(admin, note)]
    expect([again.status, again.body.id]).toEqual([first.status, first.body.id])
    const call = { ...note, category: 'call', todo: { description: 'Ring' } }
    await write(admin, call)
    await write(admin, call)
    expect(await todos()).toHaveLength(1)
  })

  it('is one of their own for whoever else writes the same under the same key', async () => {
    const [mine, theirs] = [await write(admin, note), await write(await as(host, 'manager'), note)]
    expect(theirs.status).toBe(200)
    expect(theirs.body.id).not.toBe(mine.body.id)
  })

  it('is another one in other words, and after it was deleted', async () => {
    const { id } = (await write(admin, note)).body
    const other = (await write(admin, { ...note, message: 'Ring on Tuesday' })).body.id
    expect(other).not.toBe(id)
    await ask(admin, 'DELETE', entry(id, 'delete'))
    expect([id, other]).not.toContain((await write(admin, note)).body.id)
  })
})

describe('a note about a call', () => {
  const call = { category: 'call', message: 'Wants a quote', todo: { description: 'Send the quote', dueDate: '2026-12-01' } }

  it('brings what is to be done after it, which goes and comes back with it', async () => {
    const { body } = await write(admin, { ...call, todo: { ...call.todo, to: host.fixture.users.design } })
    expect(body.openTodos).toBe(1)
    expect(await todos()).toMatchObject([
      { description: 'Send the quote', dueDate: '2026-12-01', messageId: body.id, to: { id: host.fixture.users.design } },
    ])
    await ask(admin, 'POST', `/website/${website}/todo/create`, { description: 'Made later', messageId: body.id })
    await ask(admin, 'DELETE', entry(body.id, 'delete'))
    expect((await todos()).map(({ description }: Json) => description)).toEqual(['Made later'])
    await ask(admin, 'POST', entry(body.id, 'restore'))
    expect((await todos()).map(({ description }: Json) => description)).toEqual(['Send the quote', 'Made later'])
  })

  it('is not written when its to-do cannot be', async () => {
    expect((await write(admin, { ...call, todo: { ...call.todo, to: host.fixture.theirAdmin } })).status).toBe(422)
    expect((await write(admin, { ...call, todo: { description: ' ' } })).status).toBe(422)
    expect((await ask(admin, 'GET', `/website/${website}/messages`)).body.items).toEqual([])
    expect(await todos()).toEqual([])
  })
})

describe('naming a colleague', () => {
  const notices = () =>
    host.open.db.selectFrom('outgoing_mails').select(['subject', 'recipients', 'text']).where('kind', '=', 'notice').orderBy('id').execute()
  const follows = async () => {
    const rows = await host.open.db.selectFrom('follows').select('user_id').where('website_id', '=', website).execute()
    return new Set(rows.map(({ user_id }) => user_id))
  }
  beforeEach(() => host.open.db.deleteFrom('outgoing_mails').execute())

  it('tells them, and has them follow the website; naming oneself does nothing', async () => {
    const { design, admin: me } = host.fixture.users
    expect((await write(admin, { category: 'intern', message: '@Design have a look', mentions: [design, me, design] })).status).toBe(200)
    const mails = await notices()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/mentioned you: Harbour$/)
    expect(mails[0]?.text).toContain('@Design have a look')
    expect(await follows()).toEqual(new Set([design]))
    await write(admin, { category: 'call', message: 'Again', mentions: [design] })
    expect(await notices()).toHaveLength(2)
    expect(await follows()).toEqual(new Set([design]))
  })

  it('reaches nobody who may not see the website, and nobody of another partner', async () => {
    const { sales } = host.fixture.users
    for (const stranger of [sales, host.fixture.theirAdmin])
      expect((await write(admin, { category: 'intern', message: 'Look', mentions: [stranger] })).status).toBe(422)
    expect((await ask(admin, 'GET', `/website/${website}/messages`)).body.items).toEqual([])
    expect([await notices(), await follows()]).toEqual([[], new Set()])
    await host.open.db.updateTable('websites').set({ closed_by: sales }).where('id', '=', website).execute()
    expect((await write(admin, { category: 'intern', message: 'Look', mentions: [sales] })).status).toBe(200)
    expect(await follows()).toEqual(new Set([sales]))
  })

  it('while an entry is changed tells those who were not named before', async () => {
    const { design, manager } = host.fixture.users
    const nameOf = async (id: number) => {
      const { forename, surname } = await host.open.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      return `@${forename} ${surname}`
    }
    const first = `${await nameOf(design)} have a look`
    const { body } = await write(admin, { category: 'intern', message: first, mentions: [design] })
    await host.open.db.deleteFrom('outgoing_mails').execute()
    const both = `${first}, ${await nameOf(manager)} too`
    const change = (values: object) => ask(admin, 'POST', entry(body.id, 'message'), values)
    expect((await change({ message: `${first} !`, mentions: [host.fixture.theirAdmin] })).status).toBe(422)
    expect((await change({ message: both, mentions: [design, manager] })).body.message).toBe(both)
    expect((await change({ message: `${both}, please`, mentions: [design, manager] })).status).toBe(200)
    expect((await notices()).map(({ text }) => text)).toEqual([expect.stringContaining(both)])
    expect(await follows()).toEqual(new Set([design, manager]))
  })

  it('is for the words of the team alone', async () => {
    await write(admin, { category: 'message_from', message: 'By letter', mentions: [host.fixture.users.design] })
    expect([await notices(), await follows()]).toEqual([[], new Set()])
  })
})

describe('the source of a mail', () => {
  const MAIL = 'Received: from mx.example\r\nSubject: Hi\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>'

  it('is for admins, as plain text', async () => {
    const source_hash = await host.services.files.put(new TextEncoder().encode(MAIL))
    await addMessage(host.open.db, host.fixture.ours, website, { source_hash })
    const { body } = await ask(admin, 'GET', `/website/${website}/messages`)
    const [{ id, hasSource }] = body.items
    expect(hasSource).toBe(true)
    const answer = await admin.get(entry(id, 'source'))
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toBe(MAIL)
    expect((await (await as(host, 'manager')).get(entry(id, 'source'))).status).toBe(403)
    expect((await admin.get(`/website/${await add(host)}/log/${id}/source`)).status).toBe(404)
  })

  it.each([
    ['pending', 403],
    ['infected', 403],
    ['clean', 200],
    ['unscanned', 200],
  ] as const)('that holds a file which is %s answers %i', async (scan_state, status) => {
    const { db } = host.open
    const source_hash = await host.services.files.put(new TextEncoder().encode(MAIL))
    await addMessage(db, host.fixture.ours, website, { source_hash })
    const { body } = await ask(admin, 'GET', `/website/${website}/messages`)
    const [{ id }] = body.items
    await db
      .insertInto('files')
      .values({
        partner_id: host.fixture.ours,
        website_id: website,
        message_id: id,
        unassigned_email_id: null,
        name: 'a.txt',
        type: 'text',
        mime: 'text/plain',
        bytes: 3,
        content_hash: source_hash,
        thumbnail_hash: null,
        created_by: null,
        created_at: host.services.clock.now(),
        deleted_at: null,
        scan_state,
      })
      .execute()
    expect((await admin.get(entry(id, 'source'))).status).toBe(status)
  })

  it('of what never was a mail is not there', async () => {
    const { body } = await write(admin, { category: 'intern', message: 'x' })
    expect(body.hasSource).toBe(false)
    expect((await admin.get(entry(body.id, 'source'))).status).toBe(404)
  })
})

describe('a changed entry', () => {
  it('keeps what it said before, with who wrote it and when', async () => {
    const design = await as(host, 'design')
    const { body } = await write(design, { category: 'intern', message: 'First' })
    const change = (browser: Browser, values: object) => ask(browser, 'POST', entry(body.id, 'message'), values)
    await host.setClock(60_000)
    await change(design, { message: 'Second' })
    await host.setClock(120_000)
    const { users } = host.fixture
    expect((await change(admin, { message: 'Third' })).body).toMatchObject({ editedBy: { id: users.admin } })
    // Neither the same words nor another date is a change of words.
    await change(admin, { message: 'Third' })
    await change(admin, { dueDate: '2026-12-24' })
    const { body: versions } = await ask(design, 'GET', entry(body.id, 'versions'))
    expect(versions.items).toMatchObject([
      { message: 'Second', writtenAt: expect.stringMatching(/^2026-11-21T12:01/), writtenBy: { id: users.design } },
      { message: 'First', writtenAt: expect.stringMatching(/^2026-11-21T12:00/), writtenBy: { id: users.design } },
    ])
    expect((await ask(admin, 'GET', `/website/${await add(host)}/log/${body.id}/versions`)).status).toBe(404)
  })
})
