import { expect, test } from './test'

for (const role of ['admin', 'manager', 'support', 'design', 'editor'] as const)
  test(`the number beside Overdue to-dos is that of the list it leads to, for ${role}`, async ({ page, signIn }) => {
    await signIn(role)
    await page.goto('/overdue-todos')
    // What somebody looked at before does not change where the link leads.
    for (const scope of ['all', 'to_me', 'from_me']) await page.getByLabel('Show').selectOption(scope)
    await page.getByRole('switch', { name: 'Include due today' }).click()
    await expect(page).toHaveURL(/scope=from_me&today=1/)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Overview/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    const link = page.getByRole('navigation').getByRole('link', { name: /^Overdue to-dos/ })
    await expect(page.getByRole('navigation').getByRole('link', { name: /^Tickets: \d+$/ })).toBeVisible()
    // Without a number there is nothing.
    const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0] ?? 0)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Overdue to-dos' })).toBeVisible()
    await expect(page.locator('[data-island=main] .partner-root tbody tr')).toHaveCount(count)
  })
