/** @jest-environment ./test/server/support/environment.cjs */
import { Browser } from '../../support/Browser'
import { startTestHost, type TestHost } from '../../support/testHost'

let host: TestHost
let admin: Browser
beforeAll(async () => {
  host = await startTestHost()
  admin = await host.as(host.fixture.users.admin, host.fixture.ours)
})
afterAll(() => host.close())

const setBrand = async (ownBrand: boolean) => {
  const { flags } = await host.open.db.selectFrom('partners').select('flags').where('id', '=', host.fixture.ours).executeTakeFirstOrThrow()
  const changed = JSON.stringify({ ...flags, ownBrand })
  await host.open.db.updateTable('partners').set({ flags: changed }).where('id', '=', host.fixture.ours).execute()
}
const webmail = async (ownBrand: boolean) => {
  await setBrand(ownBrand)
  return (await admin.get('/webmail')).headers.get('location')
}

it('is the provider’s for its own brand, and the neutral one for others', async () => {
  const [webmailUrl, brandWebmailUrl] = ['https://webmail.provider.example', 'https://webmail.neutral.example']
  Object.assign(host.services, { outside: { ...host.services.outside, webmailUrl, brandWebmailUrl } })
  expect(await webmail(true)).toBe(webmailUrl)
  expect(await webmail(false)).toBe(brandWebmailUrl)
  Object.assign(host.services, { outside: { ...host.services.outside, brandWebmailUrl: null } })
  expect(await webmail(false)).toBe(webmailUrl)
  expect((await new Browser(host.app).get('/webmail')).headers.get('location')).toBe(webmailUrl)
})
