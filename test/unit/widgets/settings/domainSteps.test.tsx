import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import en from '../../../../widgets/settings/messages/en.json'
import DomainSteps from '../../../../widgets/settings/white-label/DomainSteps'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = ['api_partner_account_own_domain', 'api_partner_account_own_domain_check']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const NAME = 'portal.agency.example'
const WAITING = {
  state: 'waiting',
  type: 'TXT',
  host: `_domain-proof.${NAME}`,
  value: 'domain-proof=0123',
  found: [] as string[],
  checkedAt: null as string | null,
  nextAt: '2026-11-20T09:00:00.000Z',
}
const RECORDS = [{ name: NAME, target: 'portal.host.example', found: [], ok: false }]

beforeEach(() => setWide(true))
afterEach(stopIslands)

/** `checked` is what a check finds; before it the proof waits. */
function show({ domain = NAME, saved = NAME, checked = WAITING as object, status = 200 }) {
  let proof: object = WAITING
  const reply = ({ init, url }: { init: RequestInit; url: string }) => {
    const isCheck = init.method === 'POST'
    if (isCheck && status !== 200) return json({ error: 'Too often. Please wait a minute.' }, { status })
    if (isCheck) proof = checked
    return json({ proof: isCheck || url.includes(saved) ? proof : null, records: RECORDS })
  }
  return renderIsland(<DomainSteps domain={domain} saved={saved} />, { texts: en, data: { routes }, replies: [reply] })
}
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check DNS' }))

it('a saved domain has its record to copy, part by part, and when it is looked for', async () => {
  show({})
  expect(await screen.findByText('Waiting for proof')).toBeVisible()
  expect(screen.getByText(WAITING.host)).toBeVisible()
  expect(screen.getByRole('button', { name: `Copy: ${WAITING.value}` })).toBeVisible()
  expect(screen.getByText(/^Next check/)).toBeVisible()
  expect(screen.getByText(`${NAME} CNAME portal.host.example`)).toBeVisible()
})

it('a check says what is there instead', async () => {
  const checked = { ...WAITING, found: ['domain-proof=wrong'], checkedAt: '2026-11-20T08:00:00.000Z' }
  show({ checked })
  await screen.findByText('Waiting for proof')
  await check()
  expect(await screen.findByText(/Now it says: domain-proof=wrong/)).toBeVisible()
})

it('a record that is found is said to be', async () => {
  show({ checked: { ...WAITING, state: 'proven', found: [WAITING.value], checkedAt: '2026-11-20T08:00:00.000Z' } })
  await screen.findByText('Waiting for proof')
  await check()
  expect(await screen.findByText('Proven')).toBeVisible()
  expect(screen.queryByText(/Now it says/)).toBeNull()
})

it('a record that has gone is asked for again', async () => {
  show({ checked: { ...WAITING, state: 'missing', checkedAt: '2026-11-20T08:00:00.000Z' } })
  await screen.findByText('Waiting for proof')
  await check()
  expect(await screen.findByText(/^The record is no longer found/)).toBeVisible()
  expect(screen.getByText(/^Nothing is found there yet/)).toBeVisible()
})

it('a domain that is not saved has no record yet, but may be looked up', async () => {
  show({ domain: 'other.agency.example' })
  expect(await screen.findByText(/^Save this domain first/)).toBeVisible()
  expect(screen.queryByText('Waiting for proof')).toBeNull()
  await check()
  expect(await screen.findByText('not yet')).toBeVisible()
})

it('a check that comes too soon says so, and the record stays', async () => {
  show({ status: 429 })
  await screen.findByText('Waiting for proof')
  await check()
  expect(await screen.findByText('Too often. Please wait a minute.')).toBeVisible()
  expect(screen.getByText(WAITING.value)).toBeVisible()
})
