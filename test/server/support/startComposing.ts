import type { Browser } from './Browser'
import { addWebsite, NOW } from './fixture'
import { startTestHost } from './testHost'
import { as } from './ask'
import { openSink } from './openSink'

/** A host whose mails arrive at a sink, and somebody of its support team who writes to the customer of a website. */
export async function startComposing() {
  const host = await startTestHost()
  const sink = await openSink()
  const browser = await as(host, 'support')
  const customer = JSON.stringify({ email: 'ada@customer.test', forename: 'Ada', surname: '<b>Lovelace' })
  const websiteId = await addWebsite(host.open.db, host.fixture.ours, { title: 'Bakery', customer })
  return {
    host,
    sink,
    browser,
    websiteId,
    /** As if nothing had been sent, now. */
    async reset() {
      sink.received.length = 0
      await host.open.db.deleteFrom('rate_limits').execute()
      await host.services.clock.setOffset(NOW.getTime() - Date.now())
    },
    async close() {
      await sink.close()
      await host.close()
    },
  }
}
export type Composing = Awaited<ReturnType<typeof startComposing>>

export const email = (values: Record<string, unknown> = {}) => ({
  to: ['ada@customer.test'],
  subject: 'Hello',
  html: '<p>Hi</p>',
  ...values,
})

/** Uploads `offer.txt` and answers its id. */
export async function upload(browser: Browser, path: string, name = 'offer.txt'): Promise<number | undefined> {
  const form = new FormData()
  form.append('file', new File(['the offer'], name))
  const uploaded = await browser.request(path, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      origin: 'http://host.test',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': browser.token,
    },
    body: form,
  })
  return ((await uploaded.json()) as { items: { id: number }[] }).items[0]?.id
}
