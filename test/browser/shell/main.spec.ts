import { expect, openStore, test } from './test'
import { chunkOf } from '../support/chunkOf'

test.use({ bypassCSP: true })

test('a page without a screen stays as the server made it', async ({ page, signIn }) => {
  await signIn(page)
  // Whatever screens there are, this route has none (spec 2.2).
  await page.route('**/unassigned_emails', async (route) => {
    const response = await route.fetch({ url: new URL('/', page.url()).href })
    const body = (await response.text()).replace('"routes":{', '"routes":{"partner_unassigned_emails":"/unassigned_emails",')
    await route.fulfill({ response, body })
  })
  await page.goto('/unassigned_emails')
  await expect(page.locator('[data-island=sidebar]')).toHaveAttribute('data-sidebar', 'expanded')
  const main = page.locator('[data-island=main]')
  await expect.poll(() => main.evaluate((host) => host.shadowRoot?.innerHTML)).toBe('<slot></slot>')
  expect(await main.evaluate((host) => getComputedStyle(host.querySelector('h1') ?? host).fontFamily)).not.toContain('Partner Lato')
  expect(await main.evaluate((host) => host.shadowRoot?.adoptedStyleSheets.length)).toBe(0)
})

test('the screen of the route takes the place of the server’s markup when it is ready', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/profile')
  await expect(page.locator('[data-island=main]').getByRole('heading', { level: 1 }).last()).toBeVisible()
  await expect
    .poll(() =>
      page.locator('[data-island=main]').evaluate((host) => host.shadowRoot?.querySelector('.partner-root:not([hidden]) h1')?.textContent),
    )
    .toBeTruthy()
  await expect(page.locator('[data-island=sidebar]')).toHaveAttribute('data-sidebar', 'hidden')
})

test('addresses without a screen load a page', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/profile')
  await openStore(page)
  await page.evaluate(() => window.probe.store.navigation.toRoute('partner_profile_partner_list'))
  await page.waitForURL(/\/profile\/partner\/list$/)
  expect(await page.evaluate(() => 'probe' in window)).toBe(false)
})

test('a chunk that cannot be fetched is told in place, and the next try works', async ({ page, signIn }) => {
  await signIn(page)
  await page.route(chunkOf('profile'), (route) => route.abort())
  await page.goto('/profile')
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded. There may be a newer version of this page.')
  await expect(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.unroute(chunkOf('profile'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('one screen follows another without loading a page, with the focus on its heading, and back again', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/website/39')
  const heading = page.locator('[data-island=main] .partner-root').getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await openStore(page)
  const website = (await heading.textContent()) ?? ''

  await page.evaluate(() => window.probe.store.navigation.toRoute('partner_profile'))
  await expect(heading).not.toHaveText(website)
  await expect(heading).toBeFocused()
  await expect(page.locator('[data-island=sidebar]')).toHaveAttribute('data-sidebar', 'hidden')
  await page.goBack()
  await expect(heading).toHaveText(website)
  await expect(page.locator('[data-island=sidebar]')).toHaveAttribute('data-sidebar', 'collapsed')
  await page.goForward()
  await expect(heading).not.toHaveText(website)
  expect(await page.evaluate(() => 'probe' in window)).toBe(true)
})
