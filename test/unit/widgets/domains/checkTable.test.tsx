import { screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { Domain } from '../../../../src/contract'
import { CheckTable } from '../../../../widgets/domains/shared/CheckTable'
import { stopIslands } from '../renderIsland'
import { renderDomains } from './support'

afterEach(stopIslands)

const row = (type: string, values: object) => ({
  type,
  host: 'bakery.example',
  expected: ['192.0.2.10'],
  found: [],
  public: [],
  ok: false,
  ...values,
})

const ROWS = [
  row('A', { ok: true, found: ['192.0.2.10'], public: ['192.0.2.10'] }),
  row('AAAA', { ok: true, expected: ['2001:db8:1::10'] }),
  row('CNAME', { found: ['elsewhere.example'] }),
]

it('marks what is right and what is wrong; what may be missing and is, is neither', () => {
  show({ state: 'mixed', checkedAt: null, nextAt: null })
  const marks = screen.getAllByRole('rowheader').map((header) => within(header).getByLabelText(/./).getAttribute('aria-label'))
  expect(marks).toEqual(['Right', 'Not set, and not needed', 'Wrong'])
  expect(screen.getAllByRole('cell', { name: 'Nothing' })).toHaveLength(4 - 1)
})

it('says in one way when it was and will be checked, and why not before', () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  show({ state: 'not_pointing', checkedAt: ago(10), nextAt: ago(-50) })
  expect(screen.getByText(/^Checked/)).toHaveTextContent(
    /^Checked 10 minutes ago\. It will be checked again by itself in 50 minutes\. The pauses grow from one minute to an hour/,
  )
})

function show(check: object): void {
  const domain = v.parse(Domain, { id: 1, name: 'bakery.example', createdAt: '2025-12-15T00:00:00Z', check: { rows: ROWS, ...check } })
  renderDomains(<CheckTable domain={domain} />, { answers: {} })
}
