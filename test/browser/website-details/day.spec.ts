import { breakNetwork } from './badNetwork'
import { keyboard, mouse } from './hands'
import { LEAD, openWebsite, test } from './test'
import { askQuestions, expectDone, workDay } from './workDay'
import { Worker } from './Worker'

test.use({ viewport: { width: 1440, height: 900 } })
// Long on purpose: one day, start to end.
test.describe.configure({ timeout: 240_000, retries: process.env.CI ? 1 : 0 })

for (const [name, hands] of Object.entries({ mouse, keyboard }))
  test(`a day's work takes a lead to done, by ${name}`, async ({ page, signIn }) => {
    await signIn('manager')
    await openWebsite(page, LEAD)
    const worker = new Worker(page, hands)
    await askQuestions(worker)
    await workDay(worker)
    await expectDone(worker)
  })

test('a day on a slow network that drops every twentieth call loses nothing and does nothing twice', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, LEAD)
  const worker = new Worker(page, mouse)
  await askQuestions(worker)
  await breakNetwork(page)
  await workDay(worker)
  await expectDone(worker)
})
