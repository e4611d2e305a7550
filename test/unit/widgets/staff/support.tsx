import { routesByName } from '../../../../src/contract/table'
import en from '../../../../widgets/staff/messages/en.json'
import { StaffScreen } from '../../../../widgets/staff/StaffScreen'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = [
  'api_partner_users',
  'api_partner_user_assign',
  'api_partner_user_remove',
  'api_partner_user_update',
  'api_partner_user_activity',
  'partner_users_resend_all',
  'partner_users_invite',
  'api_partner_websites',
  'api_partner_websites_take_back',
]
const RESEND = routesByName.get('partner_users_resend_all')?.path ?? ''
export const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
export const user = { id: 1, name: 'ada', roles: ['partner_admin'] }
export const person = (id: number, forename: string, values: object = {}) => ({
  ...{ id, name: forename, forename, surname: 'North', email: `${forename.toLowerCase()}@north.example`, role: 'editor' },
  ...values,
})
const website = (id: number) => ({ id, title: `Website ${id}`, status: 'creation' })
/** Whoever gives the second is refused. */
const given = (ids: number[]) =>
  json({
    items: ids.includes(11) ? [{ ...website(11), change: 70 }] : [],
    refused: ids.includes(12) ? [{ id: 12, errors: [{ name: 'assigned_to', message: 'Bo is away' }] }] : [],
  })
const invited = person(4, 'Dag', { active: false, pending: true })
const invitation = { id: 4, email: 'dag@north.example', role: 'editor', status: 'pending', createdAt: '2026-11-20T12:00:00Z' }
const leaving = person(2, 'Bo', { openTodos: 3, assignedWebsites: 1, openTickets: 2 })

beforeEach(() => setWide(true))
afterEach(() => {
  stopIslands()
  jest.restoreAllMocks()
})

/** Two pages: who is invited stands on the second, and so does the last of those who are there. */
export function show(activity: () => Response = () => json({ items: [] }), resend: () => Response = () => json({ items: [invitation] })) {
  const serve = ({ url, init }: { url: string; init: RequestInit }) => {
    if (url.endsWith('/take-back')) return json({ items: [website(11)], refused: [], kept_todos: 0 })
    if (url.includes('/assign')) return given(JSON.parse(String(init.body)).websites)
    if (url.includes('/api/websites'))
      return json({ items: [11, 12, 13].map(website), pagination: { page: 1, pages: 1, count: 3, limit: 20, total: 3 }, filters: {} })
    if (url.includes('/activity')) return activity()
    if (url.endsWith(RESEND)) return resend()
    const query = new URL(url, 'https://host.test').searchParams
    const state = query.get('state')
    const there = { active: [[person(1, 'Ada'), leaving], [person(3, 'Cleo')]], pending: [[], []] }
    const pages = state === 'active' || state === 'pending' ? there[state] : [[leaving], [invited]]
    const items = pages[Number(query.get('page') ?? 1) - 1] ?? []
    const total = state === 'pending' ? 1 : 51
    return json({ items, pagination: { page: 1, pages: 2, count: items.length, limit: 50, total }, filters: {} })
  }
  return renderIsland(<StaffScreen />, { texts: en, data: { routes, user }, replies: [serve] })
}
