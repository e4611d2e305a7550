import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import { todayIn } from '../../../../src/model'
import { type PageStore, runToastAction, selectToasts } from '../../../../src/store'
import { NextScreen } from '../../../../widgets/next/NextScreen'
import en from '../../../../widgets/next/messages/en.json'
import { json } from '../../http/support'
import type { Reply } from '../holdBack'
import { renderIsland } from '../renderIsland'

const ROUTES = [
  'api_partner_next',
  'api_partner_domain_snooze',
  'api_website_details',
  'partner_email_composer',
  'partner_next',
  'partner_tickets',
  'partner_website_data',
  'api_website_due_date',
  'partner_website_details',
  'partner_website_domains',
  'partner_website_log_done',
  'partner_website_log_update',
  'partner_website_todo_edit',
  'partner_website_todo_toggle',
]
export const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))

interface Item {
  kind: string
  id: number
  title: string
  days: number
}
const WEBSITE = { id: 7, title: 'Tidal', status: 'creation' }
export const item = (kind: string, id: number, title: string, days: number, values: object = {}) => ({
  ...{ kind, id, title, days, website: WEBSITE, customer: 'Ada Byron', since: null, dueDate: '2026-11-20', statusAge: 3, fault: null },
  ...values,
})
export const TICKET = item('ticket', 1, 'Logo', 3)
export const TODO = item('todo', 2, 'Call the printer', 1)
// The page names no zone.
export const TODAY = todayIn('UTC', Date.now())
export const SILENT = item('reengage', 7, 'Tidal', 6)

/** A server with a queue; what is done about something there takes it off. `fails` says which calls fail, `most` how much of it is listed. */
export function serve(items: Item[], fails: (call: string) => boolean = () => false, most = items.length) {
  const calls: string[] = []
  const gone = new Set<string>()
  const reply = ({ url, init }: { url: string; init: RequestInit }): Response | Promise<Response> => {
    const { pathname, search, searchParams } = new URL(url, location.origin)
    if (pathname === '/api/next') {
      if (fails(`${pathname}${search}`)) return json({ error: 'No.' }, { status: 500 })
      const waiting = items.filter(({ kind, id }) => !gone.has(`${kind} ${id}`))
      const kind = searchParams.get('kind')
      const counts = Object.fromEntries(waiting.map((one) => [one.kind, waiting.filter((other) => other.kind === one.kind).length]))
      return json({ items: waiting.filter((one) => !kind || one.kind === kind).slice(0, most), counts, total: waiting.length })
    }
    const call = `${pathname} ${typeof init.body === 'string' ? init.body : ''}`.trim()
    if (pathname.endsWith('/data')) return json({ ...WEBSITE, due_date: '2026-11-20', version: 1 })
    calls.push(call)
    if (fails(call)) return json({ error: 'No.' }, { status: 500 })
    const [, what, id] = /\/(log|todo)\/(\d+)\//.exec(pathname) ?? []
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    if (pathname.includes('/due-date/')) {
      const day = gone.delete('website 7') ? '2026-11-20' : TODAY
      if (day === TODAY) gone.add('website 7')
      return json({ id: 7, version: 2, due_date: day })
    }
    const key = `${what === 'log' ? 'ticket' : 'todo'} ${id}`
    const isBack =
      body.dueDate === TODAY || body.value === false || body.snoozedUntil === null || (pathname.endsWith('/toggle') && gone.has(key))
    if (isBack) gone.delete(key)
    else gone.add(key)
    const common = { id: Number(id), website: WEBSITE, version: 2 }
    return what === 'log'
      ? json({ ...common, category: 'message_from', date: '2026-11-20T10:00:00Z', ...body, done: body.value ?? false })
      : json({ ...common, description: 'Call the printer', ...body })
  }
  return { reply, calls }
}

interface Options {
  at?: string
  fails?: (call: string) => boolean
  /** What is seen first, where it is no row. */
  first?: string
  /** The queue is answered once, and not again. */
  isSlow?: boolean
  /** So many are listed. */
  most?: number
  wrap?: (reply: Reply) => Reply
}

export async function open(
  items: Item[],
  { at = '/next', fails, first: seen, isSlow = false, most, wrap = (reply) => reply }: Options = {},
) {
  const { reply, calls } = serve(items, fails, most)
  const never = new Promise<Response>(() => undefined)
  const slow: typeof reply = (call) => (call.url.includes('/api/next') ? never : reply(call))
  const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
  const made = renderIsland(<NextScreen />, { texts: en, data: { routes, user }, at, replies: isSlow ? [reply, slow] : [wrap(reply)] })
  const first = items[0]
  await (first && !seen ? screen.findAllByRole('link', { name: first.title }) : screen.findByText(seen ?? 'Nothing waits for you'))
  return { ...made, calls, keys: userEvent.setup() }
}

export const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
/** Presses the button of the toast that says something. */
export const pressToast = (store: PageStore, text: RegExp) =>
  act(() => {
    const toast = selectToasts(store.getState()).find(({ key }) => text.test(key))
    if (!toast) throw new Error(`No toast says ${text}`)
    store.dispatch(runToastAction(toast.id))
  })
export const link = (name: string) => screen.getByRole('link', { name })
