import type { Page } from '@playwright/test'

const island = (page: Page, name: string) => page.locator(`[data-island=${name}] .partner-root`)

/** Where the links of the sidebar lead to: the views, and the tools below them. */
export const sidebarPaths = (page: Page): Promise<string[]> =>
  island(page, 'sidebar')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** What a menu of the header has; nothing where there is no such menu. */
export async function menuItems(page: Page, name: 'team-menu' | 'reseller-menu' | 'user-menu'): Promise<string[]> {
  const button = island(page, name).getByRole('button', { expanded: false }).last()
  if ((await button.count()) === 0) return []
  await button.click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  const items = await menu.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  return items
}
