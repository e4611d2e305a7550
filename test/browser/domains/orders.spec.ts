import type { BrowserContext, Page } from '@playwright/test'
import { expectNoViolations } from '../menus/test'
import { expect, test } from '../manager-views/test'

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 30_000 })
// Whole stories, with time to look names up.
test.describe.configure({ timeout: 150_000 })

/** Changes the world around the host: the clock, domains that others hold. */
async function preview(context: BrowserContext, origin: string, path: string, data: unknown): Promise<void> {
  await context.request.put(`${origin}/preview/api/${path}`, { headers: HEADERS, data, failOnStatusCode: true })
}

async function pass(context: BrowserContext, origin: string, milliseconds: number): Promise<void> {
  const state: { clock: { offsetMs: number } } = await (await context.request.get(`${origin}/preview/api/state`)).json()
  await preview(context, origin, 'clock', { offsetMs: state.clock.offsetMs + milliseconds })
}

/** A website with a running contract and no domain of its own yet. */
async function paidWebsite(page: Page, skip = 0): Promise<number> {
  const answer = await page.request.get('/api/websites?limit=100&published=published', {
    headers: { ...HEADERS, Accept: 'application/json' },
  })
  const { items }: { items: { id: number; badges: { type: string; status: string }[] }[] } = await answer.json()
  const contract = async (id: number) =>
    (await (await page.request.get(`/website/${id}/contractData`, { headers: { ...HEADERS, Accept: 'application/json' } })).json()).status
  const found: number[] = []
  for (const { id } of items) if ((await contract(id)) === 'active') found.push(id)
  return found[skip] ?? 0
}

/** Time goes on until the look-ups have found a domain right: on a busy machine one of them may come to nothing. */
async function turnsGreen(page: Page, context: BrowserContext, origin: string, name: string): Promise<void> {
  await expect(async () => {
    await pass(context, origin, 10 * 60_000)
    await expect(card(page, name).getByText('Pointing here')).toBeVisible({ timeout: 12_000 })
  }).toPass({ timeout: 60_000 })
}

/** By keyboard: what changes on the page meanwhile moves the menu away from under a pointer. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .press('Enter')
  await page.getByRole('menuitem', { name: action }).press('Enter')
}

const card = (page: Page, name: string) => page.getByRole('article', { name })

test('a domain is registered, another transferred, one moved, cancelled and taken back', async ({ page, context, origin, signIn }) => {
  await preview(context, origin, 'outside-domain', { name: 'umzug.example', transferCode: 'Geheim-1' })
  await signIn('manager')
  const website = await paidWebsite(page)
  await page.goto(`/website/${website}/domains`)
  await page.getByRole('button', { name: 'Add a domain' }).click()
  await page.getByRole('menuitem', { name: /^Register a domain/ }).click()
  await page.getByLabel('Search for a domain').fill('neue-backstube.example')
  await page.getByRole('button', { name: 'Choose neue-backstube.example' }).click()
  const order = page.getByRole('dialog', { name: 'Order neue-backstube.example' })
  await order.getByLabel('Term', { exact: true }).selectOption('2')
  await order.getByLabel('Last name').fill('')
  await order.getByRole('button', { name: 'Review the order' }).click()
  const ordered = page.getByRole('dialog', { name: 'Review: order neue-backstube.example' })
  await ordered.getByLabel(/^I accept the terms/).check()
  await expectNoViolations(page)
  await ordered.getByRole('button', { name: /^Order for / }).click()
  await expect(order.getByText('Please fill this in.')).toBeVisible()
  await expectNoViolations(page)
  await order.getByLabel('Last name').fill('Bäcker')
  await order.getByRole('button', { name: 'Review the order' }).click()
  await ordered.getByRole('button', { name: /^Order for / }).click()
  const fresh = card(page, 'neue-backstube.example')
  await expect(fresh.getByText('Being registered')).toBeVisible()
  await pass(context, origin, 31_000)
  await expect(fresh.getByText('Not confirmed')).toBeVisible()
  await preview(context, origin, 'owner', { name: 'neue-backstube.example' })
  await fresh.getByRole('button', { name: 'Check again' }).click()
  await turnsGreen(page, context, origin, 'neue-backstube.example')

  await page.getByRole('button', { name: 'Add a domain' }).click()
  await page.getByRole('menuitem', { name: /^Transfer a domain/ }).click()
  const transfer = page.getByRole('dialog', { name: 'Transfer a domain' })
  await transfer.getByLabel('Domain').fill('umzug.example')
  await transfer.getByLabel(/^Transfer code/).fill('Geheim-1')
  await transfer.getByLabel('All of this is done.').check()
  await expectNoViolations(page)
  await transfer.getByRole('button', { name: 'Order the transfer' }).click()
  const moving = card(page, 'umzug.example')
  await expect(moving.getByText('Being transferred')).toBeVisible()
  await pass(context, origin, 31_000)
  await pass(context, origin, 31_000)
  await expect(moving.getByText('The registry is carrying out the transfer.')).toBeVisible()

  await choose(page, 'neue-backstube.example', 'Cancel the domain')
  const cancel = page.getByRole('dialog', { name: 'Cancel neue-backstube.example' })
  await cancel.getByLabel('Type “neue-backstube.example” to confirm').fill('neue-backstube.example')
  await cancel.getByRole('button', { name: 'Cancel the domain' }).click()
  await expect(fresh.getByText('Cancelled')).toBeVisible()
  await choose(page, 'neue-backstube.example', 'Take the cancellation back')
  await expect(fresh.getByText('Cancelled')).toHaveCount(0)

  await choose(page, 'neue-backstube.example', 'Move to a website')
  const move = page.getByRole('dialog', { name: 'Move neue-backstube.example' })
  await move.getByLabel('Website').click()
  await move.getByRole('option').first().click()
  await move.getByRole('button', { name: 'Move to a website' }).click()
  await expect(fresh).toHaveCount(0)
})
