import { expect, LEAD, openWebsite, test } from './test'

test.use({ viewport: { width: 1440, height: 900 } })

const PAGES = {
  reseller: ['/clients', '/partner-settings'],
  admin: ['/', '/websites', '/tickets', '/websites/leads', `/website/${LEAD.id}/domains`, '/profile'],
} as const

test('no page loads the numbering plans of the world before a number is edited', async ({ page, signIn }) => {
  const plans: string[] = []
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (text.includes('country_calling_codes')) plans.push(response.url())
  })
  for (const who of ['reseller', 'admin'] as const) {
    await signIn(who)
    for (const path of PAGES[who]) {
      await page.goto(path)
      await page.locator('[data-island=main] .partner-root').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
    }
  }
  await openWebsite(page, LEAD)
  const phone = page.getByRole('button', { name: /\+49 \d/ }).first()
  await phone.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(plans).toEqual([])

  await phone.click()
  await expect.poll(() => plans.length).toBe(1)
})
