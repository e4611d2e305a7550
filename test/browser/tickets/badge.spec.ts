import { expect, rows, test } from './test'

for (const role of ['admin', 'manager', 'support', 'design', 'editor'] as const)
  test(`the number beside Tickets is that of the list it leads to, for ${role}`, async ({ page, signIn }) => {
    await signIn(role)
    // What somebody looked at before does not change where the link leads.
    await page.goto('/tickets?tab=following')
    await expect(page.getByRole('tab', { name: /^Following/, selected: true })).toBeVisible()
    const link = page.getByRole('navigation').getByRole('link', { name: /^Tickets/ })
    await expect(link).toHaveAccessibleName(/^Tickets: \d+$/)
    const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0])
    await link.click()
    await expect(page.getByRole('tab', { name: /^(Mine|All)/, selected: true })).toContainText(String(count))
    await expect(rows(page)).toHaveCount(count)
  })
