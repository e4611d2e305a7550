/** @jest-environment ./test/server/support/environment.cjs */
import { ROLE_NAMES } from '../../support/fixture'
import { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

interface Device {
  id: number
  browser: string | null
  system: string | null
  isHere: boolean
}
const list = async (browser: Browser): Promise<Device[]> => {
  const { items } = (await (await browser.get('/api/profile/devices')).json()) as { items: Device[] }
  return items
}
const isIn = async (browser: Browser) => (await browser.get('/api/profileData')).status === 200

it('are named by browser and system, and the one that asks is marked', async () => {
  const { support } = host.fixture.users
  const here = await host.as(support, host.fixture.ours)
  await host.as(support, host.fixture.ours)
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const named = new Browser(host.app)
  await named.submit('/login', { email: 'support@ours.test', password: 'a long enough sentence' }, { 'user-agent': userAgent })
  const devices = await list(here)
  expect(devices).toHaveLength(3)
  expect(devices.filter(({ isHere }) => isHere)).toHaveLength(1)
  expect(devices).toContainEqual(expect.objectContaining({ browser: 'Firefox', system: 'Windows', isHere: false }))
  expect(devices).toContainEqual(expect.objectContaining({ browser: null, system: null }))
  // The key of a session is nobody's business.
  expect(JSON.stringify(devices)).not.toMatch(/hash|[0-9a-f]{64}/)
})

it.each(ROLE_NAMES)('%s signs out one or all others, and nobody else', async (role) => {
  const { users, ours, theirs, theirAdmin } = host.fixture
  const [here, one, two] = [await host.as(users[role], ours), await host.as(users[role], ours), await host.as(users[role], ours)]
  const stranger = await host.as(theirAdmin, theirs)
  const strange = (await list(stranger)).find(({ isHere }) => isHere)?.id
  const idOfOne = (await list(one)).find(({ isHere }) => isHere)?.id
  expect((await here.send('DELETE', `/api/profile/devices/${strange}`)).status).toBe(404)
  expect((await here.send('DELETE', `/api/profile/devices/${idOfOne}`)).status).toBe(204)
  expect([await isIn(here), await isIn(one), await isIn(two)]).toEqual([true, false, true])
  expect((await here.send('POST', '/api/profile/devices/sign-out-others')).status).toBe(204)
  expect([await isIn(here), await isIn(two), await isIn(stranger)]).toEqual([true, false, true])
  expect(await list(here)).toHaveLength(1)
})

it('are nothing for strangers', async () => {
  expect((await new Browser(host.app).get('/api/profile/devices')).status).toBe(401)
})
