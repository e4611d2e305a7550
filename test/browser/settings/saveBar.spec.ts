import type { Page } from '@playwright/test'
import { expect, test } from '../menus/test'

/** What has the focus, and whether any of it is below the bar. */
const focused = (page: Page) =>
  page.locator('[data-island=main] .partner-root').evaluate((inside) => {
    const root = inside.getRootNode() as ShadowRoot
    const element = root.activeElement
    const bar = [...root.querySelectorAll('strong')].find((words) => words.textContent === 'Unsaved changes')?.parentElement?.parentElement
    if (!element || !bar) return null
    const [box, edge] = [element.getBoundingClientRect(), bar.getBoundingClientRect()]
    const isBeside = box.right <= edge.left || edge.right <= box.left || box.bottom <= edge.top || edge.bottom <= box.top
    return { name: element.id, isInBar: bar.contains(element), isBelow: !isBeside && !bar.contains(element) }
  })

for (const [width, height] of [
  [1440, 600],
  [375, 812],
] as const)
  test(`whoever tabs through a long form never comes to a field below the bar that saves: ${width} × ${height}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height })
    await signIn('admin')
    await page.goto('/account#automation')
    const form = page.locator('[data-island=main] form')
    await form.getByRole('textbox').first().press('End')
    await page.keyboard.type(' x')
    await expect(page.getByText('Unsaved changes', { exact: true }).last()).toBeVisible()
    const covered: string[] = []
    let fields = 0
    for (let at = await focused(page); at && !at.isInBar; at = await focused(page)) {
      if (at.isBelow) covered.push(at.name)
      fields++
      await page.keyboard.press('Tab')
    }
    expect(covered).toEqual([])
    expect(fields).toBeGreaterThan(10)
  })
