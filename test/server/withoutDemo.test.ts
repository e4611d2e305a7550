/** @jest-environment ./test/server/support/environment.cjs */
import { Browser } from './support/Browser'
import { startTestHost } from './support/testHost'

it('has neither control panel nor faults when it is not a demo', async () => {
  const host = await startTestHost({ demo: false })
  const browser = new Browser(host.app)
  await host.open.db.insertInto('faults').values({ route: '*', status: 500 }).execute()
  expect((await browser.get('/preview/api/state')).status).toBe(404)
  expect((await browser.open('/preview')).status).toBe(404)
  expect((await browser.send('POST', '/preview/api/sign-in', { userId: 1, partnerId: 1 })).status).toBe(404)
  expect((await browser.logIn('admin@ours.test')).status).toBe(303)
  expect((await browser.get('/goals')).status).toBe(200)
  await host.close()
})
