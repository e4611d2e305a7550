import type { BrowserContext, Locator, Page } from '@playwright/test'
import config from '../../../playwright.config'
import { expect, test } from '../menus/test'
import { expectNoViolations } from '../support/axe'

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' }
const NAME = 'portal.lighthouse-studio.com'
const AGENCY = 'Nordlicht Webstudio'
const OTHER = 'Atelier Deux-Rives'
const PROVIDER = 'Partner Islands'

const launch = config.use?.launchOptions
test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
  // The browser finds the host under the domain.
  launchOptions: { ...launch, args: [...(launch?.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`] },
})
test.describe.configure({ timeout: 180_000 })

const whiteLabel = (page: Page): Locator => page.getByRole('region', { name: 'White label', exact: true })

/** What the provider of the domain, who is somebody else, has at the place of proofs. */
async function enter(context: BrowserContext, origin: string, contents: string[]): Promise<void> {
  const records = contents.map((content) => ({ type: 'TXT', name: '_domain-proof', content }))
  await context.request.put(`${origin}/preview/api/outside-domain`, {
    headers: HEADERS,
    data: { name: NAME, records },
    failOnStatusCode: true,
  })
}

/** The own domain in the settings, saved, with its records in view. */
async function want(page: Page): Promise<Locator> {
  // With the hash alone a page that is there is not loaded again.
  await page.goto('about:blank')
  await page.goto('/account#white-label')
  const brand = whiteLabel(page)
  await brand.getByRole('textbox', { name: 'Your domain' }).fill(NAME)
  await brand.getByText('Set up the domain').click()
  await expect(brand.getByText('Save this domain first')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(brand.getByText('Waiting for proof')).toBeVisible()
  return brand
}

/** The text of the record, as its button copies it. */
async function copyProof(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Copy: domain-proof=/ }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

const check = (brand: Locator) => brand.getByRole('button', { name: 'Check DNS' }).click()

/** Whose sign-in page a stranger sees under the domain. */
async function expectSignInOf(context: BrowserContext, origin: string, brand: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`http://${NAME}:${new URL(origin).port}/login`)
  await expect(page).toHaveTitle(`Log in · ${brand}`)
  await expectNoViolations(page)
  await page.close()
}

test('an own domain carries the brand once its record is found, and whoever proves it later takes it over', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await enter(context, origin, [])
  await signIn('admin')
  const brand = await want(page)
  await expectSignInOf(context, origin, PROVIDER)

  await test.step('a wrong record is told, the right one is found', async () => {
    const proof = await copyProof(page)
    expect(proof).toMatch(/^domain-proof=[\da-f]{32}$/)
    await enter(context, origin, ['domain-proof=typed-wrong'])
    await check(brand)
    await expect(brand.getByText('Now it says: domain-proof=typed-wrong')).toBeVisible()
    await expectNoViolations(page)
    await enter(context, origin, [proof])
    await check(brand)
    await expect(brand.getByText('Proven', { exact: true })).toBeVisible()
    await expectSignInOf(context, origin, AGENCY)
  })
  await test.step('somebody else proves it later', async () => {
    await signIn('atelier')
    const theirs = await want(page)
    await expectSignInOf(context, origin, AGENCY)
    await enter(context, origin, [await copyProof(page)])
    await check(theirs)
    await expect(theirs.getByText('Proven', { exact: true })).toBeVisible()
    await expectSignInOf(context, origin, OTHER)
  })
  await test.step('the one before is told', async () => {
    await signIn('admin')
    await page.goto('about:blank')
    await page.goto('/account#white-label')
    await whiteLabel(page).getByText('Set up the domain').click()
    await expect(whiteLabel(page).getByText('Waiting for proof')).toBeVisible()
    await expectNoViolations(page)
  })
})
