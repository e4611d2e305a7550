/** @jest-environment ./test/server/support/environment.cjs */
import { Browser } from '../support/Browser'
import { startTestHost } from '../support/testHost'

it('is bound to this host over TLS', async () => {
  const host = await startTestHost({ secure: true })
  const { headers } = await new Browser(host.app).logIn('admin@ours.test')
  expect(headers.get('set-cookie')).toMatch(/^__Host-session=.*Secure/)
  expect(headers.get('strict-transport-security')).toBeTruthy()
  await host.close()
})
