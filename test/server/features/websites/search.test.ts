/** @jest-environment ./test/server/support/environment.cjs */
import type { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'
import { add, as, ask } from '../../support/ask'

let host: TestHost
let manager: Browser
let id: number
beforeAll(async () => {
  host = await startTestHost()
  manager = await as(host, 'manager')
  id = await add(host, {
    title: 'Bäckerei Öztürk',
    domains: ['baeckerei-oeztuerk.example'],
    customer: JSON.stringify({ firm: 'Café Łódź', surname: 'Strauß', phone: '+493023125020' }),
  })
})
afterAll(() => host.close())

const found = async (search: string) => {
  const { body } = await ask(manager, 'GET', `/api/websites?search=${encodeURIComponent(search)}`)
  return body.items.map((website: { id: number }) => website.id)
}

it.each([
  ['without accents', 'backerei ozturk'],
  ['spelled without umlauts', 'Baeckerei Oeztuerk'],
  ['with accents of their own, as a Mac copies them', 'Ba\u0308ckerei'],
  ['with letters that have no accent', 'lodz'],
  ['with two letters for ß', 'STRAUSS'],
  ['with what cannot be seen', '\u200bÖztürk\u00a0Strauß\ufeff'],
  ['by the address of a page', 'https://www.baeckerei-oeztuerk.example/kontakt?a=b'],
  ['by the phone number as it is dialled', '030 / 231 250 20'],
  ['by the phone number with its country', '\u202a+49 (30) 23125020\u202c'],
])('finds a website %s', async (_, search) => {
  expect(await found(search)).toEqual([id])
})

it.each(['hans', 'zurich'])('finds nothing by the signs of patterns in %s', async (word) => {
  for (const sign of ['*', '.', '(?i)', '[', '\\', '***:']) expect([sign, await found(`${word}${sign}x`)]).toEqual([sign, []])
})

it('a search for what cannot be seen finds everything', async () => {
  expect(await found('\u200b')).toEqual(await found(''))
})
