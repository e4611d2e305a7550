/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../support/Browser'
import { addWebsite, NOW } from '../support/fixture'
import { startTestHost, type TestHost } from '../support/testHost'

let host: TestHost
let ours: Browser
beforeAll(async () => {
  host = await startTestHost()
  ours = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())

async function addFile(
  values: { partner_id: number | null; website_id?: number; created_by?: number; name?: string; mime?: string },
  text = 'content',
) {
  const { id } = await host.open.db
    .insertInto('files')
    .values({
      website_id: null,
      message_id: null,
      unassigned_email_id: null,
      name: 'a.txt',
      type: 'text',
      mime: 'text/plain',
      bytes: text.length,
      content_hash: await host.services.files.put(new TextEncoder().encode(text)),
      thumbnail_hash: null,
      created_by: null,
      created_at: NOW,
      deleted_at: null,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('the other partner', () => {
  it('is in no list', async () => {
    const texts = await Promise.all(
      ['/api/users/list', '/profile/partner/list', '/', '/users'].map(async (path) => (await ours.open(path)).text()),
    )
    for (const text of texts) expect(text).not.toMatch(/theirs/i)
  })

  it('keeps its files, which answer like files that are not there', async () => {
    const id = await addFile({ partner_id: host.fixture.theirs })
    const theirs = await ours.get(`/original/${id}/file`)
    const missing = await ours.get('/original/2000000000/file')
    expect([theirs.status, missing.status]).toEqual([404, 404])
    expect(await theirs.text()).toBe(await missing.text())
    const owner = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
    expect((await owner.get(`/original/${id}/file`)).status).toBe(200)
  })

  it('is not entered by somebody who does not work there, and answers like a partner that is not there', async () => {
    const theirs = await ours.send('POST', `/profile/partner/${host.fixture.theirs}/select`)
    const missing = await ours.send('POST', '/profile/partner/2000000000/select')
    expect([theirs.status, missing.status]).toEqual([404, 404])
    expect(await theirs.text()).toBe(await missing.text())
    expect((await ours.pageData())['config']).toMatchObject({ partnerId: host.fixture.ours })
  })

  it('shows a shared colleague only the partner chosen', async () => {
    const both = await host.as(host.fixture.both, host.fixture.theirs)
    const users = JSON.stringify((await both.pageData())['users'])
    expect(users).toContain('admin@theirs.test')
    expect(users).not.toContain('sales@ours.test')
  })
})

describe('a file', () => {
  it('of a website is seen only by those within whose scope the website is', async () => {
    const { sales, editor } = host.fixture.users
    const website = await addWebsite(host.open.db, host.fixture.ours, { assigned_to: sales })
    const id = await addFile({ partner_id: host.fixture.ours, website_id: website })
    expect((await (await host.as(sales, host.fixture.ours)).get(`/original/${id}/file`)).status).toBe(200)
    expect((await (await host.as(editor, host.fixture.ours)).get(`/original/${id}/file`)).status).toBe(404)
    await host.open.db.insertInto('follows').values({ website_id: website, user_id: editor, created_at: NOW }).execute()
    expect((await (await host.as(editor, host.fixture.ours)).get(`/original/${id}/file`)).status).toBe(404)
  })

  it.each(['text/html', 'image/svg+xml', 'application/pdf', 'text/javascript'])('of type %s is only for saving', async (mime) => {
    const id = await addFile({ partner_id: host.fixture.ours, mime })
    const { headers } = await ours.get(`/original/${id}/file`)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it.each([
    'a\r\nSet-Cookie: x=1.txt',
    '"; filename="evil.html',
    '../../etc/passwd',
    '\u202Egnp.exe',
    `${'x'.repeat(255)}.txt`,
    '日本語.txt',
    '\uD800.txt',
    "it's (1)*.txt",
  ])('keeps the name %j out of the headers', async (name) => {
    const id = await addFile({ partner_id: host.fixture.ours, name })
    const { headers, status } = await ours.get(`/original/${id}/file`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.%!~-]+$/)
    expect(headers.get('set-cookie')).toBeNull()
  })
})
