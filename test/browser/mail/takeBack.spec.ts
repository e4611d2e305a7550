import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { expect, signIn, test } from './test'

test.describe.configure({ mode: 'serial' })

const WEBSITE = 3
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }
const HELD_MS = -600_000
const subjects = (sink: { received: { mail: { subject?: string | undefined }; recipients: string[] }[] }) =>
  sink.received.map(({ mail }) => mail.subject).filter((subject) => subject?.startsWith('Answer'))

async function write(page: Page, origin: string, subject: string) {
  await page.goto(`${origin}/website/${WEBSITE}`)
  const composer = page.getByRole('form', { name: 'New entry' })
  await composer.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(composer.getByText(/^To: /)).toBeVisible()
  // It follows from what the customer wrote last, which is asked for.
  await expect(composer.getByRole('textbox', { name: 'Subject' })).toHaveValue(/^Re: /)
  await composer.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await composer.getByRole('textbox', { name: 'Reply' }).fill('All done, have a look.')
  await sendAndHold(composer, origin, HELD_MS)
  await expect(page.getByText('The e-mail leaves in a few seconds').last()).toBeVisible()
}

/** Nothing leaves while the test looks around, which may take longer than the mail waits. */
async function sendAndHold(composer: Locator, origin: string, offsetMs: number): Promise<void> {
  const page = composer.page()
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/log/message'))
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await sent
  await setClock(page.context(), origin, offsetMs)
}

/** The host's clock: put back, what waits goes on waiting, however slow this machine is. */
const setClock = (context: BrowserContext, origin: string, offsetMs: number) =>
  context.request.put(`${origin}/preview/api/clock`, { headers: HEADERS, data: { offsetMs }, failOnStatusCode: true })

test('an answer is taken back from its entry after a reload, written on, and leaves once, though the tab is closed and the host killed', async ({
  page,
  context,
  host,
}) => {
  test.setTimeout(180_000)
  await signIn(page, host.origin)
  await write(page, host.origin, 'Answer too early')
  const other = await context.newPage()
  await other.goto(`${host.origin}/website/${WEBSITE}`)
  await expect(other.getByRole('article').filter({ hasText: 'Answer too early' }).first()).toBeVisible()

  await page.reload()
  const entry = page.getByRole('article').filter({ hasText: 'Answer too early' }).first()
  await expect(entry.getByText('Queued')).toBeVisible()
  await entry.getByRole('button', { name: 'Take back' }).click()
  const composer = page.getByRole('form', { name: 'New entry' })
  await expect(composer.getByRole('textbox', { name: 'Reply' })).toHaveValue('All done, have a look.')
  await expect(composer.getByRole('textbox', { name: 'Subject' })).toHaveValue('Answer too early')
  await expect(entry).toHaveCount(0)
  await expect(other.getByRole('article').filter({ hasText: 'Answer too early' })).toHaveCount(0)
  await other.close()

  await composer.getByRole('textbox', { name: 'Subject' }).fill('Answer in time')
  await sendAndHold(composer, host.origin, 2 * HELD_MS)
  const waiting = page.getByRole('article').filter({ hasText: 'Answer in time' }).first()
  await expect(waiting.getByRole('button', { name: 'Take back' })).toBeVisible()
  await expectNoViolations(page)
  await page.close()
  await host.crash()
  expect(subjects(host.sink)).toEqual([])
  await setClock(context, host.origin, 0)
  await expect.poll(() => subjects(host.sink), { timeout: 60_000 }).toEqual(['Answer in time'])
})
