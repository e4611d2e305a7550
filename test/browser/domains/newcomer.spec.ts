import type { BrowserContext, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { expect, test } from '../manager-views/test'

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }
const TRANSFER_DAYS_MS = 5 * 86_400_000
const SERVERS = ['ns1.dns-servers.example', 'ns2.dns-servers.example']

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 30_000 })
// Whole stories, with time to look names up.
test.describe.configure({ timeout: 240_000 })

/** Changes the world around the host: the clock, domains that others hold. */
async function preview(context: BrowserContext, origin: string, path: string, data: unknown): Promise<void> {
  await context.request.put(`${origin}/preview/api/${path}`, { headers: HEADERS, data, failOnStatusCode: true })
}

async function pass(context: BrowserContext, origin: string, milliseconds: number): Promise<void> {
  const state: { clock: { offsetMs: number } } = await (await context.request.get(`${origin}/preview/api/state`)).json()
  await preview(context, origin, 'clock', { offsetMs: state.clock.offsetMs + milliseconds })
}

/** A website with a running contract and no domain of its own yet. */
async function paidWebsite(page: Page): Promise<number> {
  const answer = await page.request.get('/api/websites?limit=100&published=published', {
    headers: { ...HEADERS, Accept: 'application/json' },
  })
  const { items }: { items: { id: number; badges: { type: string; status: string }[] }[] } = await answer.json()
  const contract = async (id: number) =>
    (await (await page.request.get(`/website/${id}/contractData`, { headers: { ...HEADERS, Accept: 'application/json' } })).json()).status
  for (const { id } of items) if ((await contract(id)) === 'active') return id
  throw new Error('No website has a running contract')
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

test('a newcomer connects a domain, breaks its zone and restores it, registers and transfers others, cancels, takes back, moves', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await preview(context, origin, 'outside-domain', {
    name: 'backwerk.example',
    records: [{ type: 'A', name: '@', content: '203.0.113.99' }],
  })
  await preview(context, origin, 'outside-domain', { name: 'umzug.example', transferCode: 'Geheim-1' })
  await signIn('admin')
  const home = `/website/${await paidWebsite(page)}/domains`
  await page.goto(home)
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

  // Only who has the domain can enter the record.
  const connected = card(page, 'backwerk.example')
  await expect(connected.getByText('Waiting for proof')).toBeVisible()
  const proof = await connected
    .getByText(/^domain-proof=/)
    .first()
    .textContent()
  await preview(context, origin, 'outside-domain', {
    name: 'backwerk.example',
    records: [
      { type: 'A', name: '@', content: '203.0.113.99' },
      { type: 'TXT', name: '_domain-proof', content: proof },
    ],
  })
  await connected.getByRole('button', { name: 'Check again' }).click()
  await expect(connected.getByText('Wrong target')).toBeVisible()

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
  // Mail goes to wherever the new record says.
  await expect(review.getByText('Where mail is delivered changes.')).toBeVisible()
  await review.getByLabel('Type “backwerk.example” to confirm').fill('backwerk.example')
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
  await review.getByLabel('Type “backwerk.example” to confirm').fill('backwerk.example')
  await review.getByRole('button', { name: 'Apply' }).click()
  await expect(review).toBeHidden()
  await expect(page.getByRole('rowheader', { name: 'MX' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Back to the domains' }).click()
  await page.getByRole('button', { name: 'Add a domain' }).click()
  await page.getByRole('menuitem', { name: /^Register a domain/ }).click()
  await page.getByLabel('Search for a domain').fill('neue-backstube.example')
  await page.getByRole('button', { name: 'Choose neue-backstube.example' }).click()
  const order = page.getByRole('dialog', { name: 'Order neue-backstube.example' })
  await order.getByLabel('Term', { exact: true }).selectOption('2')
  await order.getByRole('textbox', { name: 'Last name' }).fill('')
  await order.getByRole('button', { name: 'Review the order' }).click()
  const ordered = page.getByRole('dialog', { name: 'Review: order neue-backstube.example' })
  await ordered.getByLabel(/^I accept the terms/).check()
  await expectNoViolations(page)
  await ordered.getByRole('button', { name: /^Order for / }).click()
  await expect(order.getByText('Please fill this in.')).toBeVisible()
  await expectNoViolations(page)
  await order.getByRole('textbox', { name: 'Last name' }).fill('Bäcker')
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

  // Days later, when everybody is signed out.
  await pass(context, origin, TRANSFER_DAYS_MS)
  await signIn('admin')
  await page.goto(home)
  await turnsGreen(page, context, origin, 'umzug.example')
  await expect(moving.getByText('Here', { exact: true })).toBeVisible()
})
