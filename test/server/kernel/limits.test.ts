/** @jest-environment ./test/server/support/environment.cjs */
import { startTestHost, type TestHost } from '../support/testHost'
import { add, as } from '../support/ask'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

it('ends the connection of somebody who sends too much', async () => {
  const browser = await as(host, 'admin')
  const answer = await browser.request('/api/links/check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': '2000000' },
    body: JSON.stringify({ url: 'x'.repeat(2_000_000) }),
  })
  expect(answer.status).toBe(413)
  expect(answer.headers.get('connection')).toBe('close')
})

it('keeps the picture of a website for a minute, and tells whoever has it that it is the same', async () => {
  const website = await add(host)
  const content_hash = await host.services.files.put(Buffer.from('picture'))
  const { id } = await host.open.db
    .insertInto('files')
    .values({
      ...{ partner_id: host.fixture.ours, website_id: website, message_id: null, unassigned_email_id: null, content_id: null },
      ...{ name: 'picture.png', type: 'image', mime: 'image/png', bytes: 7, content_hash, thumbnail_hash: null },
      ...{ scan_state: 'clean', created_by: null, created_at: new Date(), deleted_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await host.open.db.updateTable('websites').set({ image_file_id: id }).where('id', '=', website).execute()
  const browser = await as(host, 'admin')
  const url = `/website/${website}/screenshot`
  const answer = await browser.request(url)
  expect(answer.headers.get('cache-control')).toBe('private, max-age=60')
  const etag = answer.headers.get('etag') ?? ''
  const again = await browser.request(url, { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})
