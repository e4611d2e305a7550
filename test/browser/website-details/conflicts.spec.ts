import type { Page } from '@playwright/test'
import { mouse } from './hands'
import { call, expect, LEAD, openWebsite, signInElsewhere, test } from './test'
import { Worker } from './Worker'

const VIEWPORT = { width: 1440, height: 900 }
const NOTE = `/website/${LEAD.id}/note`

test.use({ viewport: VIEWPORT })
test.describe.configure({ timeout: 180_000 })

test('two people on one website see each other, and nothing of either is overwritten unseen', async ({ page, signIn, browser, origin }) => {
  await signIn('manager')
  // Who comes before a page hears of others is seen by it only with the next poll.
  const hears = page.waitForResponse('**/events')
  await openWebsite(page, LEAD)
  await hears
  const context = await browser.newContext({ baseURL: origin, viewport: VIEWPORT })
  const otherPage = await signInElsewhere(context, origin, 'admin')
  await openWebsite(otherPage, LEAD)
  const one = new Worker(page, mouse)
  const other = new Worker(otherPage, mouse)

  await test.step('each sees that the other is there, and what the other does', async () => {
    await expect(page.getByText('also here')).toBeAttached()
    await other.write('Add a to-do', 'Ring the customer')
    await otherPage.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Ring the customer' })).toBeVisible()
    await other.press('Internal note', otherPage.getByRole('form', { name: 'New entry' }))
    await other.write('Internal note', 'They prefer mornings.')
    await otherPage.keyboard.press('Control+Enter')
    await expect(page.getByRole('article').filter({ hasText: 'They prefer mornings.' })).toBeVisible()
  })

  await test.step('the same value: both are shown, and one chooses', async () => {
    // Both begin before either saves; what the first saves has come to the second before that one saves.
    await writeCity(one, 'Flensburg')
    await writeCity(other, 'Husum')
    const heard = otherPage.waitForResponse((answer) => answer.url().endsWith(customerPath) && answer.request().method() === 'GET')
    await one.field('City').press('Enter')
    await expect.poll(() => city(page)).toBe('Flensburg')
    await heard
    await other.field('City').press('Enter')
    const dialog = otherPage.getByRole('dialog', { name: 'City: changed by somebody else' })
    await expect(dialog).toContainText('Flensburg')
    await expect(dialog).toContainText('Husum')
    expect(await city(page)).toBe('Flensburg')
    await other.press('Use mine', dialog)
    await expect.poll(() => city(page)).toBe('Husum')
    await expect(cityButton(page)).toHaveText(/Husum/)
  })

  await test.step('different fields at once: both stay', async () => {
    await Promise.all([assign(one, 'Lena'), dueInAWeek(other)])
    for (const place of [page, otherPage]) {
      await expect(header(place).getByRole('button', { name: /^Assigned to: Lena/ })).toBeVisible()
      await expect(header(place).getByRole('button', { name: /^Due date: \w+ \d/ })).toBeVisible()
    }
    const website = await call<{ assigned_to: { forename: string }; due_date: string }>(page, 'GET', `/website/${LEAD.id}/data`)
    expect(website.assigned_to.forename).toBe('Lena')
    expect(website.due_date).toMatch(/^\d{4}-/)
  })

  await test.step('the note: the later writer gets both texts', async () => {
    const saved = page.waitForResponse((answer) => answer.url().endsWith(NOTE) && answer.request().method() === 'POST')
    await otherPage.route(`**${NOTE}`, async (route) => {
      await saved
      await route.continue()
    })
    await other.write('Team note', 'Do not ring on Mondays.')
    await one.write('Team note', 'The neighbour has the key.')
    await other.press('Keep both', otherPage.getByRole('dialog', { name: 'The note was changed by somebody else' }))
    await expect(one.field('Team note')).toHaveValue(/neighbour[^]*Mondays/)
    expect(await noteText(page)).toMatch(/neighbour[^]*Mondays/)
  })
  await context.close()
})

const customerPath = `/api/website/customer/${LEAD.id}`
const city = async (page: Page) => (await call<{ customer: { city: string } }>(page, 'GET', customerPath)).customer.city
const noteText = async (page: Page) => (await call<{ note: { text: string } }>(page, 'GET', NOTE)).note.text
const cityButton = (page: Page) => page.getByRole('button', { name: /^Edit City: / }).first()
const header = (page: Page) => page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })

async function writeCity(worker: Worker, text: string): Promise<void> {
  await worker.hands.press(cityButton(worker.page))
  await worker.write('City', text)
}

async function assign(worker: Worker, forename: string): Promise<void> {
  await worker.press(/^Assigned to: /, header(worker.page))
  await worker.page.getByRole('option', { name: forename }).first().click()
  await worker.until(worker.button(new RegExp(`^Assigned to: ${forename}`), header(worker.page)))
}

async function dueInAWeek(worker: Worker): Promise<void> {
  await worker.press(/^Due date: /, header(worker.page))
  await worker.press(/^In a week/)
  await worker.until(worker.page.getByText(/ is due on /))
}
