/** @jest-environment ./test/server/support/environment.cjs */
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask } from '../../support/ask'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

const contract = (
  website_id: number,
  values: { amount: number; interval?: 'month' | 'year'; currency?: string; ends_at?: string | null },
) =>
  host.open.db
    .insertInto('contracts')
    .values({
      website_id,
      number: `C-${website_id}`,
      plan_id: 1,
      plan_name: 'S',
      currency: 'EUR',
      interval: 'month',
      start_date: '2026-01-01',
      min_term_end: '2027-01-01',
      renewal_date: '2027-01-01',
      notice_date: null,
      cancelled_at: null,
      ends_at: null,
      items: '[]',
      ...values,
    })
    .execute()

const PATH = '/api/contracts/values?view=overview'

it('says what the contracts of a view bring in a month, to those who may see contracts', async () => {
  const { sales } = host.fixture.users
  const monthly = await add(host, { status: 'creation', assigned_to: sales })
  const yearly = await add(host, { status: 'creation' })
  const ended = await add(host, { status: 'creation', assigned_to: sales })
  const ending = await add(host, { status: 'creation' })
  await contract(monthly, { amount: 1990 })
  await contract(yearly, { amount: 12_000, interval: 'year', currency: 'CHF' })
  await contract(ended, { amount: 500, ends_at: '2026-11-20' })
  await contract(ending, { amount: 700, ends_at: '2026-11-21' })
  const valuesFor = async (role: 'manager' | 'sales') => {
    const { body } = await ask(await as(host, role), 'GET', PATH)
    return new Map(
      body.items.map(({ website, amount, currency }: { website: number; amount: number; currency: string }) => [
        website,
        [amount, currency],
      ]),
    )
  }
  expect(await valuesFor('manager')).toEqual(
    new Map([
      [monthly, [1990, 'EUR']],
      [yearly, [1000, 'CHF']],
      [ending, [700, 'EUR']],
    ]),
  )
  expect(await valuesFor('sales')).toEqual(new Map([[monthly, [1990, 'EUR']]]))
})

it('keeps them from whoever may see no contract, and from other agencies', async () => {
  const designer = await as(host, 'design')
  expect((await ask(designer, 'GET', PATH)).status).toBe(403)
  const { routes } = (await designer.pageData()) as { routes: object }
  expect(routes).not.toHaveProperty('api_partner_contract_values')
  const theirs = await host.as(host.fixture.theirAdmin, host.fixture.theirs)
  expect((await ask(theirs, 'GET', PATH)).body.items).toEqual([])
})
