/** @jest-environment ./test/server/support/environment.cjs */
import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { messagesWithin, pageOfMessages } from '../../../../demo/db/queries/websites/messages'
import type { Browser } from '../../support/Browser'
import { addMessage, addWebsite, NOW } from '../../support/fixture'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask, logOf } from '../../support/ask'

let host: TestHost
let admin: Browser
let website: number
beforeAll(async () => {
  host = await startTestHost()
  admin = await as(host, 'admin')
})
afterAll(() => host.close())
beforeEach(async () => {
  website = await add(host, { customer: JSON.stringify({ forename: 'Ada', surname: 'Byron', email: 'ada@customer.example' }) })
})

const write = (browser: Browser, draft: Record<string, unknown>) => ask(browser, 'POST', `/website/${website}/log/message`, draft)
const list = (query = '') => ask(admin, 'GET', `/website/${website}/messages?${query}`)
const subjects = async (query: string) => (await list(query)).body.items.map(({ subject }: { subject: string }) => subject)

async function fill(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth++) {
    await addMessage(host.open.db, host.fixture.ours, website, {
      subject: `No ${nth}`,
      date: new Date(NOW.getTime() - nth * 1000),
      category: 'intern',
    })
  }
}

describe('the log', () => {
  it('works out what an entry shows for the page asked for alone, not for all before it', async () => {
    await fill(30)
    const { db } = host.open
    const scope = { partnerId: host.fixture.ours, userId: host.fixture.users.admin, scope: 'all' } as const
    const sorted = messagesWithin(db, scope).where('messages.website_id', '=', website).orderBy('messages.date', 'desc')
    const plan = await pageOfMessages(sorted, { limit: 3, offset: 24 }, scope.userId).explain('json', sql`analyze`)
    const loops = [...JSON.stringify(plan).matchAll(/"Parent Relationship":"SubPlan".*?"Actual Loops":(\d+)/g)].map(([, count]) =>
      Number(count),
    )
    expect(loops.length).toBeGreaterThan(0)
    expect(Math.max(...loops)).toBeLessThanOrEqual(3)
  })

  it('comes page by page, newest first, with the counts of its filters', async () => {
    await fill(7)
    const { body } = await list('limit=3')
    expect(body.items.map(({ subject }: { subject: string }) => subject)).toEqual(['No 0', 'No 1', 'No 2'])
    expect(body.pagination).toEqual({ page: 1, pages: 3, count: 3, limit: 3, total: 7 })
    expect(body.filters.counts).toMatchObject({ all: 7, intern: 7, pin: 0 })
    expect(await subjects('limit=3&page=3')).toEqual(['No 6'])
  })

  it('finds the page an entry is on', async () => {
    await fill(10)
    const all = (await list('limit=100')).body.items
    const wanted = all[7].id
    const { body } = await list(`limit=3&around=${wanted}`)
    expect(body.pagination.page).toBe(3)
    expect(body.items.map(({ id }: { id: number }) => id)).toContain(wanted)
    expect((await list('limit=3&around=2000000000')).body.pagination.page).toBe(1)
  })

  it('is filtered by category, what is undone, pins and words', async () => {
    await addMessage(host.open.db, host.fixture.ours, website, { subject: 'question' })
    await addMessage(host.open.db, host.fixture.ours, website, { subject: 'answered', done: true })
    await addMessage(host.open.db, host.fixture.ours, website, { subject: 'note', category: 'intern' })
    await addMessage(host.open.db, host.fixture.ours, website, { subject: 'dated', category: 'intern', due_date: '2026-12-01' })
    await addMessage(host.open.db, host.fixture.ours, website, { subject: 'pinned', category: 'call', done: true, pin: true })
    expect(await subjects('category=message_from')).toEqual(['answered', 'question'])
    expect(await subjects('category=message_from,call')).toEqual(['pinned', 'answered', 'question'])
    expect(await subjects('filter=undone')).toEqual(['dated', 'question'])
    expect(await subjects('filter=pin')).toEqual(['pinned'])
    expect(await subjects('search=QUEST')).toEqual(['question'])
    expect(await subjects('category=nonsense')).toEqual([])
  })
})

describe('an entry', () => {
  it('is written, and a mail to the customer waits in the queue', async () => {
    const { body } = await write(admin, { category: 'message_to', subject: 'Hello', message: 'How are you?' })
    expect(body).toMatchObject({ deliveryState: 'queued', done: true, to: { name: 'Ada Byron', email: 'ada@customer.example' } })
    const note = await write(admin, { category: 'intern', message: 'Call her', dueDate: '2026-12-01', to: host.fixture.users.design })
    expect(note.body).toMatchObject({ done: false, dueDate: '2026-12-01', to: { id: host.fixture.users.design }, deliveryState: null })
    expect((await write(admin, { category: 'call', message: 'Answer', inReplyTo: note.body.id })).body.inReplyTo).toBe(note.body.id)
  })

  it('is refused without a recipient, for strangers, as an answer to what is elsewhere', async () => {
    const elsewhere = await add(host)
    const other = await ask(admin, 'POST', `/website/${elsewhere}/log/message`, { category: 'intern', message: 'x' })
    const drafts = [
      { category: 'intern', message: 'x', to: host.fixture.theirAdmin },
      { category: 'intern', message: 'x', inReplyTo: other.body.id },
      { category: 'intern', message: 'x', files: [1] },
      { category: 'system', message: 'x' },
      { category: 'intern', message: '  ' },
    ]
    for (const draft of drafts) expect([draft, (await write(admin, draft)).status]).toEqual([draft, 422])
    expect((await ask(admin, 'POST', `/website/${elsewhere}/log/message`, { category: 'message_to', message: 'x' })).status).toBe(422)
  })

  it('is changed by its author, and not when somebody was faster', async () => {
    const { body } = await write(admin, { category: 'intern', message: 'First' })
    const path = `/website/${website}/log/${body.id}/message`
    expect((await ask(admin, 'POST', path, { message: 'Second', version: 1 })).body).toMatchObject({ message: 'Second', version: 2 })
    expect(await ask(admin, 'POST', path, { message: 'Third', version: 1 })).toMatchObject({ status: 409, body: { message: 'Second' } })
    const design = await as(host, 'design')
    expect((await ask(design, 'POST', path, { message: 'Mine' })).status).toBe(403)
    expect((await ask(design, 'POST', path, { dueDate: '2026-12-24' })).body.dueDate).toBe('2026-12-24')
  })

  it('that came from a customer keeps its words', async () => {
    await addMessage(host.open.db, host.fixture.ours, website)
    const [{ id }] = (await list()).body.items
    expect((await ask(admin, 'POST', `/website/${website}/log/${id}/message`, { message: 'Other words' })).status).toBe(403)
  })

  it('is done and pinned, and back', async () => {
    await addMessage(host.open.db, host.fixture.ours, website)
    const [{ id }] = (await list()).body.items
    const flag = (name: string, body = {}) => ask(admin, 'POST', `/website/${website}/log/${id}/${name}`, body)
    expect((await flag('done')).body).toMatchObject({ done: true, doneBy: { id: host.fixture.users.admin } })
    expect((await flag('done', { value: true })).body.done).toBe(true)
    expect((await flag('done')).body).toMatchObject({ done: false, doneBy: null, doneAt: null })
    expect((await flag('pin')).body.pin).toBe(true)
  })

  it('of another website is not there', async () => {
    const elsewhere = await add(host)
    const other = await ask(admin, 'POST', `/website/${elsewhere}/log/message`, { category: 'intern', message: 'x' })
    for (const action of ['done', 'pin', 'message']) {
      expect((await ask(admin, 'POST', `/website/${website}/log/${other.body.id}/${action}`, {})).status).toBe(404)
    }
  })
})

describe('moving an entry', () => {
  it('takes its files along, and both logs say so', async () => {
    const target = await add(host, { title: 'Target' })
    const file = await upload('a.txt', 'text')
    const { body } = await write(admin, { category: 'intern', subject: 'Wrong place', message: 'x', files: [file.id] })
    const moved = await ask(admin, 'POST', `/website/${website}/log/${body.id}/move/${target}`)
    expect(moved.body).toMatchObject({ website: { id: target, title: 'Target' }, files: [{ id: file.id }] })
    expect((await ask(admin, 'GET', `/website/${target}/files`)).body.items).toHaveLength(1)
    expect((await logOf(host, website)).at(-1)).toBe('Message “Wrong place” moved to the website “Target”')
    expect((await logOf(host, target)).at(-1)).toBe('Message “Wrong place” moved here from the website “A website”')
  })

  it('never leads out of the partner or out of reach', async () => {
    const { body } = await write(admin, { category: 'intern', message: 'x' })
    const theirs = await addWebsite(host.open.db, host.fixture.theirs)
    expect((await ask(admin, 'POST', `/website/${website}/log/${body.id}/move/${theirs}`)).status).toBe(404)
    const design = await as(host, 'design')
    await host.open.db.updateTable('websites').set({ designed_by: host.fixture.users.design }).where('id', '=', website).execute()
    expect((await ask(design, 'POST', `/website/${website}/log/${body.id}/move/${await add(host)}`)).status).toBe(404)
  })
})

async function upload(name: string, content: string | Buffer) {
  const form = new FormData()
  form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  const { body } = await ask(admin, 'POST', `/website/${website}/log/files`, form)
  return body.items[0]
}

describe('files', () => {
  it.each([
    ['photo.txt', Buffer.from('89504e470d0a1a0a', 'hex'), 'image'],
    ['a.ico', Buffer.from('00000100', 'hex'), 'icon'],
    ['picture.png', '%PDF-1.7', 'pdf'],
    ['readme', 'plain words', 'text'],
    ['letter.zip', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('word/document.xml')]), 'word'],
    ['old.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'word'],
    ['table', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('xl/workbook.xml')]), 'excel'],
    ['text.odt', odt(), 'openoffice'],
    ['a.mp3', Buffer.from('494433', 'hex'), 'audio'],
    ['a.mp4', Buffer.concat([Buffer.alloc(4), Buffer.from('ftypisom')]), 'video'],
    ['photo.heif', Buffer.concat([Buffer.alloc(4), Buffer.from('ftypmif1')]), 'image'],
    ['film.mov', Buffer.concat([Buffer.alloc(4), Buffer.from('ftypqt  ')]), 'video'],
    ['low.mp3', Buffer.from('fff3', 'hex'), 'audio'],
    ['a.docx', Buffer.from('504b0304', 'hex'), 'archive'],
    ['a.exe', Buffer.from('4d5a9000ff', 'hex'), 'unknown'],
  ])('%s is what its content says', async (name, content, type) => {
    expect(await upload(name, content)).toMatchObject({ name, type })
  })

  it('have thumbnails when they are pictures, and are kept under no path of theirs', async () => {
    const picture = await upload('../../etc/passwd', readFileSync('demo/pages/templates/static/favicon.svg'))
    expect(picture).toMatchObject({ name: 'passwd', type: 'icon', thumbnail: null })
    const answer = await admin.get(picture.url)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  it('are shown in the browser when nothing of them runs there', async () => {
    const look = async (name: string, content: string | Buffer) => {
      const { preview } = await upload(name, content)
      if (!preview) return null
      const { headers } = await admin.get(preview)
      return [
        headers.get('content-type'),
        headers.get('content-disposition')?.slice(0, 6),
        headers.get('content-security-policy')?.slice(0, 18),
      ]
    }
    expect(await look('a.pdf', '%PDF-1.7')).toEqual(['application/pdf', 'inline', "default-src 'none'"])
    expect(await look('page.html', '<script>alert(1)</script>')).toEqual(['text/plain; charset=utf-8', 'inline', "default-src 'none'"])
    expect(await look('a.mp3', Buffer.from('494433', 'hex'))).toEqual(['audio/mpeg', 'inline', "default-src 'none'"])
    expect(await look('a.exe', Buffer.from('4d5a9000ff', 'hex'))).toBeNull()
    const svg = await upload('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    expect((await admin.get(`${svg.url}?show=1`)).headers.get('content-type')).not.toContain('svg')
  })

  it('of an entry come as one ZIP, and go to the media of the website and back', async () => {
    const files = [(await upload('a.txt', 'one')).id, (await upload('a.txt', 'two')).id]
    const { body: entry } = await write(admin, { category: 'intern', message: 'x', files })
    const zip = await admin.get(`/website/${website}/log/${entry.id}/files`)
    expect(Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())))).toEqual(['a.txt', 'a (2).txt'])
    expect((await admin.get(`/website/${await add(host)}/log/${entry.id}/files`)).status).toBe(404)
    const kept = (await ask(admin, 'POST', `/website/${website}/media`, { files })).body.items
    const media = async () => (await ask(admin, 'GET', `/cms/${website}/media`)).body.files.map(({ id }: { id: number }) => id)
    expect(await media()).toEqual(kept.map(({ id }: { id: number }) => id))
    expect((await ask(admin, 'DELETE', `/website/${website}/media/${kept[0].id}`)).status).toBe(204)
    expect(await media()).toEqual([kept[1].id])
    expect((await ask(admin, 'DELETE', `/website/${website}/media/${files[0]}`)).status).toBe(404)
    expect((await ask(admin, 'POST', `/website/${await add(host)}/media`, { files })).status).toBe(404)
    expect(await logOf(host, website)).toContain('File removed from the media of the website: a.txt')
  })

  it('come several at once, and belong to whoever sent them', async () => {
    const form = new FormData()
    for (const name of ['a.txt', 'b.txt']) form.append('file', new File(['x'], name))
    const { body } = await ask(admin, 'POST', `/website/${website}/log/files`, form)
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['a.txt', 'b.txt'])
    const design = await as(host, 'design')
    expect((await write(design, { category: 'intern', message: 'x', files: [body.items[0].id] })).status).toBe(422)
    expect(
      (await write(admin, { category: 'intern', message: 'x', files: body.items.map(({ id }: { id: number }) => id) })).body.files,
    ).toHaveLength(2)
  })
})

function odt(): Buffer {
  return Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(26), Buffer.from('mimetypeapplication/vnd.oasis.opendocument.textPK')])
}

describe('tickets', () => {
  const tickets = async (query: string, browser = admin) => {
    const { body } = await ask(browser, 'GET', `/api/ticket?${query}`)
    return body.items.map(({ subject }: { subject: string }) => subject)
  }

  it('are open messages of customers, by scope and sorted', async () => {
    await host.open.db.deleteFrom('websites').execute()
    const mine = await add(host, { title: 'B', assigned_to: host.fixture.users.admin })
    const nobodys = await add(host, { title: 'A', status: 'creation' })
    await addMessage(host.open.db, host.fixture.ours, mine, { subject: 'mine' })
    await addMessage(host.open.db, host.fixture.ours, mine, { subject: 'done', done: true })
    await addMessage(host.open.db, host.fixture.ours, nobodys, { subject: 'free', date: new Date(NOW.getTime() - 1000) })
    expect(await tickets('')).toEqual(['mine', 'free'])
    expect(await tickets('scope=mine')).toEqual(['mine'])
    expect(await tickets('scope=unassigned')).toEqual(['free'])
    expect(await tickets('scope=following')).toEqual([])
    expect(await tickets('sort=website')).toEqual(['free', 'mine'])
    expect(await tickets('status=creation')).toEqual(['free'])
    expect((await ask(admin, 'GET', '/api/ticket?sort=message')).status).toBe(422)
    expect(await tickets('', await as(host, 'editor'))).toEqual([])
  })
})
