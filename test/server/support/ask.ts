import type { Insertable } from 'kysely'
import type { Database } from '../../../demo/db'
import type { Browser } from './Browser'
import { addWebsite, type RoleName } from './fixture'
import type { TestHost } from './testHost'

// Tests look into answers freely; what does not fit fails the expectation.
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any

/** What a route answered: its status and its JSON. */
export interface Answer {
  status: number
  body: Json
}

export async function ask(
  browser: Browser,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answer> {
  const answer = await browser.send(method, path, body, headers)
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text }
}

/** A form with one field, as the customer data are sent. */
export const field = (browser: Browser, method: string, path: string, values: Record<string, string>): Promise<Response> =>
  browser.request(path, {
    method,
    headers: {
      accept: 'application/json',
      origin: 'http://host.test',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': browser.token,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(values).toString(),
  })

export const as = (host: TestHost, role: RoleName): Promise<Browser> => host.as(host.fixture.users[role], host.fixture.ours)

export const add = (host: TestHost, values: Partial<Insertable<Database['websites']>> = {}): Promise<number> =>
  addWebsite(host.open.db, host.fixture.ours, values)

/** Texts of the log, oldest first. */
export async function logOf(host: TestHost, websiteId: number): Promise<string[]> {
  const rows = await host.open.db.selectFrom('messages').select('message').where('website_id', '=', websiteId).orderBy('id').execute()
  return rows.map(({ message }) => message)
}

type PartnerValues = Partial<Record<'settings' | 'validation_settings' | 'status_settings' | 'todos_for_status', unknown>>

/** Settings of our partner; `{}` is what a partner has that never saved any. */
export async function configure(host: TestHost, values: PartnerValues): Promise<void> {
  const json = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))
  await host.open.db.updateTable('partners').set(json).where('id', '=', host.fixture.ours).execute()
}
