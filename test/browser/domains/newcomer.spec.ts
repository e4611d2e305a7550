import type { BrowserContext, Page } from '@playwright/test'
import { expectNoViolations } from '../menus/test'
import { expect, test } from '../manager-views/test'

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }
const SERVERS = ['ns1.dns-servers.example', 'ns2.dns-servers.example']

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

/** Time goes on until the look-ups have found a domain right: on a busy machine one of them may come to nothing. */
async function turnsGreen(page: Page, context: BrowserContext, origin: string, name: string): Promise<void> {
  await expect(async () => {
    await pass(context, origin, 10 * 60_000)
    await expect(card(page, name).getByText('Pointing here')).toBeVisible({ timeout: 12_000 })
  }).toPass({ timeout: 60_000 })
}

const card = (page: Page, name: string) => page.getByRole('article', { name })

test('a newcomer connects a domain, sees it turn green, breaks its zone, is warned, and restores it', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await preview(context, origin, 'outside-domain', {
    name: 'backwerk.example',
    records: [{ type: 'A', name: '@', content: '203.0.113.99' }],
  })
  await signIn('admin')
  await page.goto(`/website/1/domains`)
  await page.getByRole('button', { name: 'Add a domain' }).click()
  await page.getByRole('menuitem', { name: /^Connect a domain/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a domain' })
  await dialog.getByLabel('Domain').fill('192.0.2.1')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(dialog.getByText('This is an IP address.')).toBeVisible()
  await dialog.getByLabel('Domain').fill('https://www.Backwerk.example/shop?x=1')
  await expect(dialog.getByText('Understood as backwerk.example')).toBeVisible()
  await expect(dialog.getByText('ns1.dns-servers.example')).toBeVisible()
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(dialog.getByRole('cell', { name: '203.0.113.99' }).first()).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(card(page, 'backwerk.example').getByText('Wrong target')).toBeVisible()

  // The name servers change elsewhere; nobody touches the page.
  await preview(context, origin, 'outside-domain', { name: 'backwerk.example', nameservers: SERVERS })
  await turnsGreen(page, context, origin, 'backwerk.example')
  await expectNoViolations(page)

  await card(page, 'backwerk.example').getByRole('link', { name: 'DNS' }).click()
  await expect(page).toHaveURL(/dns=\d+/)
  await page.getByRole('button', { name: 'Import' }).click()
  const importing = page.getByRole('dialog', { name: 'Import into backwerk.example' })
  await importing
    .getByLabel('Or paste its content')
    .fill('@ IN SOA a. b. 1 2 3 4 5\nmail A 192.0.2.50\n@ MX 10 mail\n@ TXT "v=spf1 mx ~all"\nshop CNAME @ ; the shop\nbroken LOC 1 2\n')
  await expect(importing.getByText('Records of the type LOC are not supported.')).toBeVisible()
  await expectNoViolations(page)
  await importing.getByRole('button', { name: 'Take over 4 records' }).click()
  await expect(page.getByText('4 added · 0 changed · 0 removed')).toBeVisible()
  await expect(page.getByText('There is no DMARC record.')).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'DMARC' }).getByRole('button', { name: 'Fix it' }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  const review = page.getByRole('dialog', { name: 'Changes to backwerk.example' })
  await expect(review.getByText('MX of backwerk.example is added: 10 mail.backwerk.example.')).toBeVisible()
  await expectNoViolations(page)
  await review.getByRole('button', { name: 'Apply' }).click()
  await expect(review).toBeHidden()

  // A record that collides is refused with the name of the other one.
  await page.getByRole('button', { name: 'Add a record' }).click()
  const form = page.getByRole('form', { name: 'Record' })
  await form.getByLabel('Type').selectOption('CNAME')
  await form.getByLabel('Name').fill('mail.backwerk.example.')
  await form.getByLabel('Value').fill('elsewhere.example')
  await form.getByRole('button', { name: 'Done' }).click()
  await expect(form.getByText('mail.backwerk.example has the record A 192.0.2.50')).toBeVisible()
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Cancel' }).click()

  // Cutting the mail off needs the name of the domain.
  await page.getByRole('button', { name: 'Delete MX @' }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(review.getByText('The domain will no longer receive mail.')).toBeVisible()
  await expect(review.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await review.getByLabel('Type “backwerk.example” to confirm').fill('backwerk.example')
  await review.getByRole('button', { name: 'Apply' }).click()
  await expect(review).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'MX' })).toHaveCount(0)

  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Restore version 2' }).click()
  await expect(page.getByText('1 added · 0 changed · 0 removed')).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).click()
  await review.getByRole('button', { name: 'Apply' }).click()
  await expect(review).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'MX' })).toHaveCount(1)
})
