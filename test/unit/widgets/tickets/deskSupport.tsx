import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import composer from '../../../../src/parts/composer/messages/en.json'
import message from '../../../../src/parts/message/messages/en.json'
import { runToastAction, selectToasts } from '../../../../src/store'
import { TicketsScreen } from '../../../../widgets/tickets/TicketsScreen'
import en from '../../../../widgets/tickets/messages/en.json'
import { json } from '../../http/support'
import type { Reply } from '../holdBack'
import { renderIsland } from '../renderIsland'

const ROUTES = [
  'api_partner_tickets',
  'api_partner_ticket_read',
  'api_partner_tags',
  'api_partner_websites',
  'api_website_customer',
  'api_website_details',
  'api_website_tag_add',
  'api_website_tag_remove',
  'api_website_logs',
  'partner_email_composer_mailer',
  'partner_email_composer_mailer_undo',
  'partner_tickets',
  'partner_website_data',
  'partner_website_details',
  'partner_website_log_create',
  'partner_website_log_done',
  'partner_website_log_move',
  'partner_website_log_update',
]
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))

export const ticket = (id: number, subject: string, values: object = {}) => ({
  id,
  category: 'message_from',
  subject,
  snippet: `About ${subject}`,
  message: `What about ${subject}?`,
  from: { name: 'Ada Byron', email: 'ada@customer.test' },
  date: '2026-05-01T08:00:00Z',
  done: false,
  website: { id: 7, title: 'Tidal', status: 'creation' },
  version: 1,
  ...values,
})
type Ticket = ReturnType<typeof ticket>
const WEBSITE = { id: 7, title: 'Tidal', status: 'creation', tags: [], domains: [], version: 1, actions: {} }
export const HARBOUR = { ...WEBSITE, id: 8, title: 'Harbour' }
const TAG = { id: 3, name: 'VIP', color: '0852ed', sort: 1 }
/** No two messages of a host have the same. */
let lastId = 90
export const newId = () => (lastId += 1)
export const listOf = (items: readonly object[]) => ({
  items,
  pagination: { page: 1, pages: 1, count: items.length, limit: 50, total: items.length },
  filters: {},
})

interface ServerOptions {
  /** Answers that the customer has written meanwhile, once. */
  held?: boolean
  /** Stands in for the answer to an answer. */
  onAnswer?: (() => Promise<Response>) | undefined
  /** Stands in for what is taken back. */
  onUndo?: (() => Response) | undefined
  /** Stands in for the answer to a mark as done. */
  onDone?: (() => Promise<Response>) | undefined
  /** Stands in for the answer about one ticket. */
  onTicket?: (() => Response) | undefined
  /** What else is in the log. */
  others?: readonly object[]
  websites?: readonly object[]
}

/** A server whose tickets all belong to one website. */
function serve(
  tickets: Ticket[],
  { held = false, onAnswer, onUndo, onDone, onTicket, others = [], websites = [WEBSITE, HARBOUR] }: ServerOptions,
) {
  let isHeld = held
  return ({ url, init }: { url: string; init: RequestInit }) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    const wanted = searchParams.get('ticket')
    const change = (id: string | undefined, part: object) => {
      const at = tickets.findIndex((one) => one.id === Number(id))
      const next = { ...tickets[at], ...part, version: (tickets[at]?.version ?? 0) + 1 }
      tickets[at] = next as Ticket
      return json(next)
    }
    if (pathname === '/api/websites') return json(listOf(websites))
    if (pathname.endsWith('/data')) return json(WEBSITE)
    if (pathname === '/api/tags') return json({ items: [TAG] })
    if (pathname.includes('/tag/')) return json({ items: init.method === 'POST' ? [TAG] : [] })
    const [, to] = /move\/(\d+)/.exec(pathname) ?? []
    if (to) return change(/log\/(\d+)/.exec(pathname)?.[1], { website: { id: Number(to), title: to === '8' ? 'Harbour' : 'Tidal' } })
    if (pathname.endsWith('/read')) return new Response(null, { status: 204 })
    if (wanted && onTicket) return onTicket()
    if (pathname === '/api/ticket')
      return json(listOf(wanted ? tickets.filter(({ id }) => id === Number(wanted)) : tickets.filter(({ done }) => !done)))
    if (pathname.endsWith('/logs')) return json(listOf([...others, ...tickets.toReversed()]))
    if (pathname.includes('/customer/')) return json({ customer: { email: 'ada@customer.test' } })
    if (pathname.endsWith('/log/message')) {
      if (onAnswer) return onAnswer()
      if (!isHeld) return json({ ...ticket(newId(), 'Re'), category: 'message_to', ...JSON.parse(String(init.body)), files: [] })
      isHeld = false
      return json({ error: 'newer' }, { status: 409 })
    }
    if (pathname.endsWith('/undo') && onUndo) return onUndo()
    if (pathname.endsWith('/undo'))
      return json({
        draft: { to: ['ada@customer.test'], subject: 'Re: Logo', html: '<p>Too soon</p>', text: 'Too soon', inReplyTo: 1 },
        attachments: [],
      })
    const [, id] = /log\/(\d+)/.exec(pathname) ?? []
    if (pathname.endsWith('/done') && onDone) return onDone()
    if (pathname.endsWith('/done')) return change(id, { done: JSON.parse(String(init.body)).value })
    return change(id, JSON.parse(String(init.body)))
  }
}

interface Shown extends ServerOptions {
  at?: string
  without?: string
  /** The colleagues. */
  users?: readonly object[]
  wrap?: (reply: Reply) => Reply
}

export async function open(
  tickets: Ticket[],
  { at = '/tickets', without = '', users = [], wrap = (reply) => reply, ...server }: Shown = {},
) {
  const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
  const { [without]: _, ...named } = routes
  const given = {
    texts: { ...en, ...composer, ...message },
    data: { routes: named, user, users },
    at,
    replies: [wrap(serve(tickets, server))],
  }
  // The pane and its texts come by themselves.
  const made = await act(async () => renderIsland(<TicketsScreen />, given))
  const toast = () => selectToasts(made.store.getState()).at(-1)
  /** Presses the button of the newest toast. */
  const answerToast = () => act(async () => made.store.dispatch(runToastAction(toast()?.id ?? '')))
  return { ...made, toast, answerToast, keys: userEvent.setup() }
}
export const sentAnswer = () => json({ ...ticket(newId(), 'Re'), category: 'message_to', files: [] })
/** An answer that comes when the test says so. */
export function later() {
  let come: (response: Response) => void = () => undefined
  const answer = new Promise<Response>((resolve) => {
    come = resolve
  })
  return { onAnswer: () => answer, come: (response: Response) => act(async () => come(response)) }
}
export const pane = () => within(screen.getByRole('complementary', { name: 'Open ticket' }))
export const title = (name: string) => pane().findByRole('heading', { level: 2, name })
export const answer = () => pane().findByRole('textbox', { name: 'Answer' })
