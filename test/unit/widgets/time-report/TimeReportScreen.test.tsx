import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFormats } from '../../../../src/i18n'
import { toCsv } from '../../../../src/model'
import { exactHours } from '../../../../widgets/time-report/exactHours'
import en from '../../../../widgets/time-report/messages/en.json'
import { reportRows } from '../../../../widgets/time-report/reportRows'
import { TimeReportScreen } from '../../../../widgets/time-report/TimeReportScreen'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

beforeEach(() => setWide(true))
afterEach(() => stopIslands())

const user = (roles: string[]) => ({ id: 1, forename: 'Ada', surname: 'Berg', roles })
const data = (roles: string[] = ['partner_admin']) => ({
  routes: { api_partner_time_report: '/api/tools/timereport', partner_website_details: '/website/{website}' },
  serverTime: '2026-11-21T12:00:00Z',
  timeZone: 'Europe/Berlin',
  user: user(roles),
  users: [user(roles)],
})

/** A host that answers the same sums however they are asked for; what it is asked is noted. */
function hostWith(rows: { key: string; label: string | null; entries: number; seconds: number }[]) {
  const asked: URLSearchParams[] = []
  const reply = ({ url }: { url: string }): Response => {
    const query = new URL(url, location.origin).searchParams
    asked.push(query)
    const round = query.has('round') ? 900 : null
    const sum = (name: 'entries' | 'seconds') => rows.reduce((total, row) => total + row[name], 0)
    return json({
      group: query.get('group'),
      rows: rows.map((row) => ({ ...row, roundedSeconds: round })),
      total: { entries: sum('entries'), seconds: sum('seconds'), roundedSeconds: round && round * rows.length },
    })
  }
  return { asked, replies: [reply] }
}

const two = [
  { key: '7', label: 'Harbour', entries: 2, seconds: 3_661 },
  { key: '8', label: '=HYPERLINK("x")', entries: 1, seconds: 899 },
]

const show = ({ replies }: ReturnType<typeof hostWith>, roles?: string[], search = '') =>
  renderIsland(<TimeReportScreen />, { texts: en, data: data(roles), at: `/tools/timereport${search}`, replies })

it('shows this month by person, and what is chosen instead', async () => {
  const host = hostWith(two)
  show(host)
  expect(await screen.findByText('1:16:00 h in 3 entries')).toBeInTheDocument()
  expect(Object.fromEntries(host.asked[0] ?? [])).toEqual({ from: '2026-11-01', to: '2026-11-30', group: 'person' })
  await userEvent.click(screen.getByRole('button', { name: 'Last month' }))
  await userEvent.selectOptions(screen.getByLabelText('Sum up by'), 'Website')
  await userEvent.selectOptions(screen.getByLabelText('Round each entry up'), 'to 15 minutes')
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'Ada Berg')
  expect(await screen.findByText(/rounded 0:30:00 h/)).toBeInTheDocument()
  const last = { from: '2026-10-01', to: '2026-10-31', group: 'website', person: '1', round: '15' }
  await waitFor(() => expect(Object.fromEntries(host.asked.at(-1) ?? [])).toEqual(last))
  const row = within(screen.getByRole('table')).getByRole('row', { name: /Harbour/ })
  expect(row).toHaveTextContent('1:01:010:15:00')
  expect(within(row).getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/website/7')
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(last)
})

it('shows what the address says', async () => {
  const host = hostWith(two)
  show(host, undefined, '?from=2026-01-01&to=2026-01-31&group=month&person=1&round=15')
  await screen.findByText(/rounded 0:30:00 h/)
  expect(screen.getByLabelText(/^From/)).toHaveValue('2026-01-01')
  const asked = { from: '2026-01-01', to: '2026-01-31', group: 'month', person: '1', round: '15' }
  expect(Object.fromEntries(host.asked[0] ?? [])).toEqual(asked)
})

it('says when the days make no sense, and asks nothing', async () => {
  const host = hostWith(two)
  show(host)
  await screen.findByRole('table')
  const before = host.asked.length
  await userEvent.clear(screen.getByLabelText(/^To/))
  await userEvent.type(screen.getByLabelText(/^To/), '2026-10-01')
  expect(await screen.findByText(/the last one not before the first/)).toBeInTheDocument()
  expect(host.asked).toHaveLength(before)
})

it.each([
  ['partner_manager', 1],
  ['partner_editor', 0],
])('offers %s a file %d times', async (role, times) => {
  show(hostWith(two), [role])
  await screen.findByText('Harbour')
  expect(screen.queryAllByRole('button', { name: 'Export CSV' })).toHaveLength(times)
})

it('writes a file whose rows add up to its total, and in which no cell is a formula', () => {
  const wording = { t: (key: string) => key.replace('timeReport.', ''), formats: createFormats('en', 'UTC', (key) => key) }
  const rows = two.map((row) => ({ ...row, roundedSeconds: 4_500 }))
  const total = { entries: 3, seconds: 4_560, roundedSeconds: 9_000 }
  const table = reportRows({ group: 'website', rows, total }, wording)
  expect(table).toEqual([
    ['website', 'entries', 'time', 'seconds', 'rounded', 'roundedSeconds'],
    ['Harbour', '2', '1:01:01', '3661', '1:15:00', '4500'],
    ['=HYPERLINK("x")', '1', '0:14:59', '899', '1:15:00', '4500'],
    ['total', '3', '1:16:00', '4560', '2:30:00', '9000'],
  ])
  const column = (nth: number) => table.slice(1, -1).reduce((sum, row) => sum + Number(row[nth]), 0)
  expect([column(3), column(5)]).toEqual([Number(table.at(-1)?.[3]), Number(table.at(-1)?.[5])])
  expect(toCsv(table, 'en')).toContain('"\'=HYPERLINK(""x"")"')
})

it.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [3_661, '1:01:01'],
  [360_000, '100:00:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(exactHours(seconds)).toBe(text)
})
