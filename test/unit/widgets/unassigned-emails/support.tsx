import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import changeTexts from '../../../../src/parts/websiteChange/messages/en.json'
import snoozeTexts from '../../../../src/parts/snooze/messages/en.json'
import { UnassignedScreen } from '../../../../widgets/unassigned-emails/UnassignedScreen'
import en from '../../../../widgets/unassigned-emails/messages/en.json'
import { json } from '../../http/support'
import type { Reply } from '../holdBack'
import { renderIsland } from '../renderIsland'

const ROUTES = [
  'api_partner_tags',
  'api_partner_websites',
  'partner_unassigned_emails',
  'partner_unassigned_emails_assign',
  'partner_unassigned_emails_change',
  'partner_unassigned_emails_remove',
  'partner_unassigned_emails_restore',
  'partner_unassigned_emails_rule_save',
  'partner_unassigned_emails_rules',
  'partner_unassigned_emails_view',
]
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))

export const ADA = { id: 1, name: 'Ada', roles: ['partner_manager'] }
export const GRACE = { id: 2, name: 'Grace', roles: ['partner_support'] }
export const TAG = { id: 3, name: 'Press', color: '0852ed', sort: 1 }

export interface Mail {
  id: number
  subject: string
  state: string
  assigned_to: object | null
  snoozedUntil: string | null
  tags: { id: number }[]
}

export const mailOf = (id: number, values: Partial<Mail> = {}) => ({
  id,
  messageId: `<${id}@example.org>`,
  from: { email: `a${id}@example.org`, name: `Writer ${id}` },
  subject: `Mail ${id}`,
  snippet: `About ${id}`,
  text: `Text of ${id}`,
  receivedAt: '2026-11-21T12:00:00Z',
  state: 'open',
  kind: 'normal',
  assigned_to: null,
  snoozedUntil: null,
  tags: [],
  suggestions: [1, 2].map((nth) => ({ website: { id: nth, title: `Website ${nth}`, status: 'done' }, score: 1, reasons: ['address'] })),
  ...values,
})

const isPutOff = ({ snoozedUntil }: Mail) => Date.parse(snoozedUntil ?? '') > Date.now()

/** A list that is slow is not answered while a test lasts. */
type IsSlow = (query: URLSearchParams) => boolean
type Refuses = (path: string) => boolean

/** A server that does what it is asked to do with these mails. */
function serve(mails: Mail[], isSlow: IsSlow, refuses: Refuses) {
  const change = (ids: number[], part: Partial<Mail>) => {
    for (const mail of mails) if (ids.includes(mail.id)) Object.assign(mail, part)
    return new Response(null, { status: 204 })
  }
  return ({ url, init }: { url: string; init: RequestInit }) => {
    const { pathname, searchParams } = new URL(url, location.origin)
    const body = init.body ? JSON.parse(String(init.body)) : {}
    if (refuses(pathname)) return json({ error: 'No.' }, { status: 403 })
    if (pathname === '/api/tags') return json({ items: [TAG] })
    if (pathname === '/api/websites')
      return json({ items: [], pagination: { page: 1, pages: 1, count: 0, limit: 50, total: 0 }, filters: {} })
    if (pathname.endsWith('/rules'))
      return json(init.method === 'POST' ? { rule: null, checked: mails.length, matches: [mailOf(1)] } : { items: [] })
    if (pathname.endsWith('/remove')) return change(body.ids, { state: 'removed' })
    if (pathname.endsWith('/restore')) return change(body.ids, { state: 'open' })
    if (pathname.endsWith('/assign')) {
      change(body.ids, { state: 'assigned' })
      return json({ items: [] })
    }
    if (pathname.endsWith('/change')) {
      const { ids, assigned_to, addTags, removeTags, ...rest } = body
      const person = assigned_to === undefined ? {} : { assigned_to: [ADA, GRACE].find(({ id }) => id === assigned_to) ?? null }
      return change(ids, { ...rest, ...person, ...(addTags && { tags: [TAG] }), ...(removeTags && { tags: [] }) })
    }
    if (isSlow(searchParams)) return new Promise<Response>(() => undefined)
    const id = searchParams.get('id')
    const state = searchParams.get('state') ?? 'open'
    const items = mails.filter((mail) =>
      id ? String(mail.id) === id : mail.state === state && isPutOff(mail) === (searchParams.get('snoozed') === '1'),
    )
    const limit = 20
    const page = Number(searchParams.get('page')) || 1
    const onPage = items.slice((page - 1) * limit, page * limit)
    return json({
      items: onPage,
      pagination: { page, pages: Math.max(1, Math.ceil(items.length / limit)), count: onPage.length, limit, total: items.length },
      filters: { counts: { people: items.length, machines: 0, all: items.length }, manages: true },
    })
  }
}

interface Shown {
  at?: string
  user?: object
  isSlow?: IsSlow
  refuses?: Refuses
  wrap?: (reply: Reply) => Reply
}

export async function open(
  mails: Mail[],
  { at = '/unassigned_emails', user = ADA, isSlow = () => false, refuses = () => false, wrap = (reply) => reply }: Shown = {},
) {
  const given = {
    texts: { ...en, ...changeTexts, ...snoozeTexts },
    data: { routes, user, users: [ADA, GRACE] },
    at,
    replies: [wrap(serve(mails, isSlow, refuses))],
  }
  // The pane and its texts come by themselves.
  const made = await act(async () => renderIsland(<UnassignedScreen />, given))
  const bodies = (path: string) =>
    made.calls.filter(({ url, init }) => url.endsWith(path) && init.body).map(({ init }) => JSON.parse(String(init.body)))
  return { ...made, bodies, keys: userEvent.setup() }
}

export const pane = () => within(screen.getByRole('complementary', { name: 'Open e-mail' }))
export const title = (name: string) => screen.findByRole('heading', { level: 2, name })
export const row = (id: number) => screen.findByRole('link', { name: new RegExp(`Mail ${id}(?!\\d)`) })
