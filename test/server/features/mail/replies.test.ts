/** @jest-environment ./test/server/support/environment.cjs */
import { randomUUID } from 'node:crypto'
import { dropLeases, sendDue } from '../../../../demo/outbox/mail/sendDue'
import { SEND_UNDO_MS } from '../../../../src/model'
import { NOW } from '../../support/fixture'
import { as, ask, type Json } from '../../support/ask'
import { type Composing, startComposing, upload } from '../../support/startComposing'

let composing: Composing
beforeAll(async () => {
  composing = await startComposing()
})
afterAll(() => composing.close())
beforeEach(() => composing.reset())

const reply = (values: object = {}) =>
  ask(composing.browser, 'POST', `/website/${composing.websiteId}/log/message`, {
    category: 'message_to',
    subject: 'Offer',
    message: 'Here it is',
    ...values,
  })
const takeBack = (message: number) => ask(composing.browser, 'POST', `/email-composer/mailer/${composing.websiteId}/undo`, { message })
const dispatch = () => sendDue(composing.host.services, composing.sink.url)
const later = (seconds: number) => composing.host.services.clock.setOffset(NOW.getTime() - Date.now() + seconds * 1_000)

it('waits ten seconds on the host before it leaves, once', async () => {
  expect((await reply()).body.deliveryState).toBe('queued')
  await later(8)
  expect(await dispatch()).toBe(0)
  await later(12)
  expect(await dispatch()).toBe(1)
  expect(await dispatch()).toBe(0)
  expect(composing.sink.received).toHaveLength(1)
})

it('comes back with words and files while it waits, also to whoever asks twice, and never leaves', async () => {
  const file = await upload(composing.browser, `/email-composer/mailer/${composing.websiteId}/files`)
  const { body: entry } = await reply({ files: [file] })
  for (const back of [await takeBack(entry.id), await takeBack(entry.id)])
    expect([back.status, back.body]).toMatchObject([
      200,
      { draft: { subject: 'Offer', text: 'Here it is' }, attachments: [{ name: 'offer.txt' }] },
    ])
  await later(20)
  expect(await dispatch()).toBe(0)
})

it('cannot be taken back once it has left', async () => {
  const { body: entry } = await reply()
  await later(12)
  await dispatch()
  expect((await takeBack(entry.id)).status).toBe(409)
})

it('is one mail however often the same draft is sent, and refuses other words under its key', async () => {
  const key = randomUUID()
  const first = await reply({ key })
  const again = await reply({ key })
  expect(again.body.id).toBe(first.body.id)
  const file = await upload(composing.browser, `/email-composer/mailer/${composing.websiteId}/files`)
  for (const other of [{ message: 'Something else' }, { subject: 'Another offer' }, { files: [file] }, { inReplyTo: first.body.id }])
    expect((await reply({ key, ...other })).status).toBe(422)
  await later(12)
  expect(await dispatch()).toBe(1)
})

it('says to its writer alone until when it can be taken back, wherever they look', async () => {
  const { body: entry } = await reply()
  const seenBy = async (browser = composing.browser) =>
    (await ask(browser, 'GET', `/api/website/${composing.websiteId}/logs?limit=50`)).body.items.find(({ id }: Json) => id === entry.id)
  const until = new Date(NOW.getTime() + SEND_UNDO_MS).toISOString().slice(0, 18)
  expect(await seenBy()).toMatchObject({ takeBackUntil: expect.stringContaining(until) })
  expect(await seenBy(await as(composing.host, 'admin'))).toMatchObject({ deliveryState: 'queued', takeBackUntil: null })
  await later(12)
  await dispatch()
  expect(await seenBy()).toMatchObject({ deliveryState: 'sent', takeBackUntil: null })
})

it.each(['admin', 'manager', 'support', 'editor', 'sales', 'design'] as const)(
  'of a colleague is not taken back by the role %s',
  async (role) => {
    const author = await as(composing.host, role === 'admin' ? 'support' : 'admin')
    const { body: entry } = await ask(author, 'POST', `/website/${composing.websiteId}/log/message`, {
      category: 'message_to',
      subject: 'Offer',
      message: 'Of somebody else',
    })
    const other = await as(composing.host, role)
    const { status } = await ask(other, 'POST', `/email-composer/mailer/${composing.websiteId}/undo`, { message: entry.id })
    expect([403, 404]).toContain(status)
    await later(12)
    await dispatch()
    expect(composing.sink.received.map(({ mail }) => mail.text?.trim())).toContain('Of somebody else')
  },
)

it('leaves once when the host was stopped while it waited', async () => {
  await reply()
  await later(12)
  // What a process that was killed had in its hands is free again when the next one starts.
  await dropLeases(composing.host.open.db)
  expect(await dispatch()).toBe(1)
  await dropLeases(composing.host.open.db)
  expect(await dispatch()).toBe(0)
  expect(composing.sink.received).toHaveLength(1)
})
