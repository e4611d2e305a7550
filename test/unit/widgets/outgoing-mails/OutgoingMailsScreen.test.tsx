import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../../../widgets/outgoing-mails/messages/en.json'
import { OutgoingMailsScreen } from '../../../../widgets/outgoing-mails/OutgoingMailsScreen'
import { json } from '../../http/support'
import { everShown } from '../everShown'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

beforeEach(() => setWide(true))
afterEach(stopIslands)

const ROUTES = {
  api_partner_outgoing_mails: '/api/outgoing-mails',
  api_partner_outgoing_mail_resend: '/api/outgoing-mails/{mail}/resend',
  api_partner_suppressed_addresses: '/api/suppressed-addresses',
  partner_website_details: '/website/{website}',
}
const MAIL = {
  id: 4,
  subject: 'Draft',
  to: [{ name: 'Ada', email: 'ada@customer.test' }],
  cc: [{ name: '', email: 'cc@customer.test' }],
  website: { id: 7, title: 'Bakery' },
  state: 'refused',
  said: '550 No such mailbox',
  date: '2026-11-21T11:00:00Z',
  createdAt: '2026-11-21T11:00:00Z',
  canResend: true,
}
const ADDRESS = { email: 'ada@customer.test', reason: 'bounced', said: '550 No such mailbox', createdAt: '2026-11-21T11:00:00Z' }

/** A host with these lists; what is asked of it is noted. */
function show({ mails = [MAIL] as object[] | null, roles = ['partner_support'], pages = 1, at = '' } = {}) {
  const asked: string[] = []
  let left = pages
  const reply = ({ url, init: { method = 'GET' } }: { url: string; init: RequestInit }): Response => {
    const { pathname, search } = new URL(url, location.origin)
    asked.push(`${method} ${pathname}${search}`)
    if (pathname.endsWith('/resend')) return json({ ...MAIL, state: 'waiting', canResend: false })
    if (method === 'DELETE') {
      left = Math.max(left - 1, 1)
      return new Response(null, { status: 204 })
    }
    const page = Number(new URLSearchParams(search).get('page'))
    const items = page > left ? [] : pathname.includes('suppressed') ? [ADDRESS] : mails
    if (!items) return json({ error: 'broken' }, { status: 500 })
    return json({ items, pagination: { page, pages: left, count: items.length, limit: 25, total: items.length } })
  }
  const user = { id: 1, forename: 'Ada', surname: 'Berg', roles }
  const data = { routes: ROUTES, serverTime: '2026-11-21T12:00:00Z', timeZone: 'Europe/Berlin', user, users: [user] }
  renderIsland(<OutgoingMailsScreen />, { texts: en, data, at: `/tools/outgoing-mails${at}`, replies: [reply] })
  return asked
}

it('says to whom a mail went, what became of it and what the server said; sends it again', async () => {
  const asked = show()
  const row = await screen.findByRole('row', { name: /Draft/ })
  for (const words of ['ada@customer.test', 'and 1 more', 'Refused', '550 No such mailbox']) expect(row).toHaveTextContent(words)
  expect(within(row).getByRole('link', { name: 'Bakery' })).toHaveAttribute('href', '/website/7')
  await userEvent.click(within(row).getByRole('button', { name: /Send again: .*Draft/ }))
  await waitFor(() => expect(asked).toContain('POST /api/outgoing-mails/4/resend'))
})

it.each([
  ['refused', 'Refused in part'],
  ['bounced', 'Came back in part'],
])('says of a mail that was %s for some alone that it was so in part, and for whom', async (state, label) => {
  show({ mails: [{ ...MAIL, state, missed: ['cc@customer.test'] }] })
  const row = await screen.findByRole('row', { name: /Draft/ })
  expect(within(row).getByText(label)).toBeInTheDocument()
  expect(row).toHaveTextContent('Not delivered to cc@customer.test')
})

it('asks for what is searched, and says when nothing is left', async () => {
  const asked = show({ mails: [] })
  expect(await screen.findByText('No mails yet')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Came back')
  await userEvent.type(screen.getByRole('searchbox'), 'ada')
  await waitFor(() => expect(asked.at(-1)).toBe('GET /api/outgoing-mails?page=1&search=ada&state=bounced'))
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(asked.at(-1)).toBe('GET /api/outgoing-mails?page=1'))
})

it('what is looked at is in the address', async () => {
  const asked = show({ at: '?q=ada&state=bounced&page=2', pages: 3 })
  await screen.findByRole('row', { name: /Draft/ })
  expect(asked).toEqual(['GET /api/outgoing-mails?page=2&search=ada&state=bounced'])
  expect(screen.getByRole('searchbox')).toHaveValue('ada')
  expect(screen.getByLabelText('State')).toHaveDisplayValue('Came back')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(location.search).toBe('?q=ada&state=bounced&page=3')
  await userEvent.click(screen.getByRole('tab', { name: 'Suppressed addresses' }))
  expect(location.search).toBe('?tab=addresses')
})

it('can be asked again when it fails', async () => {
  const asked = show({ mails: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toHaveLength(2))
})

it('takes an address off the list, after saying what follows', async () => {
  const asked = show()
  await userEvent.click(await screen.findByRole('tab', { name: 'Suppressed addresses' }))
  const row = await screen.findByRole('row', { name: /ada@customer.test/ })
  expect(row).toHaveTextContent('Mail came back: none is sent')
  await userEvent.click(within(row).getByRole('button', { name: /Remove: .*ada@customer.test/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('is sent again from now on')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(asked).toContain('DELETE /api/suppressed-addresses'))
})

it('goes back a page when the last address of a page is taken off', async () => {
  show({ pages: 2 })
  await userEvent.click(await screen.findByRole('tab', { name: 'Suppressed addresses' }))
  await screen.findByRole('row', { name: /ada@customer.test/ })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.click(await screen.findByRole('button', { name: /Remove: .*ada@customer.test/ }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
  expect(await screen.findByRole('row', { name: /ada@customer.test/ })).toBeInTheDocument()
})

it('shows the addresses to nobody who may not see them', async () => {
  show({ roles: ['partner_editor'] })
  expect(await screen.findByRole('row', { name: /Draft/ })).toBeInTheDocument()
  expect(screen.queryByRole('tab')).toBeNull()
})

it('shows the last page in the place of one beyond it, and never that there is nothing', async () => {
  const asked = show({ at: '?page=5', pages: 2 })
  const saidNothing = everShown('No mails yet')
  expect(await screen.findByRole('row', { name: /Draft/ })).toBeInTheDocument()
  expect(asked).toEqual(['GET /api/outgoing-mails?page=5', 'GET /api/outgoing-mails?page=2'])
  expect(saidNothing()).toBe(false)
})

it('says of addresses that there is none only where there is none', async () => {
  show({ at: '?tab=addresses&page=2', pages: 2 })
  const saidNothing = everShown('No suppressed addresses')
  await userEvent.click(await screen.findByRole('button', { name: /Remove: .*ada@customer.test/ }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(location.search).toBe('?tab=addresses&page=1'))
  expect(await screen.findByRole('row', { name: /ada@customer.test/ })).toBeInTheDocument()
  expect(saidNothing()).toBe(false)
})
