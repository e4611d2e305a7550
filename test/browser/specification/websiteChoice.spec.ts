import { expectNoViolations } from '../support/axe'
import { expect, test } from '../menus/test'

test.use({ hostEnv: { DATA_SET: 'large' } })

for (const width of [1440, 375])
  test(`whoever asks the assistant for one of many websites gets to each by pages and by words, ${width} px wide`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn('admin')
    await page.goto('/assistant/')
    const main = page.locator('main')
    const rows = main.getByRole('list').first().getByRole('listitem')
    const pages = main.getByRole('navigation', { name: 'Pages' })
    await expect(rows).toHaveCount(50)
    await expect(pages).toContainText(/Page 1 of [1-9]\d/)
    await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0)
    const first = await rows.first().getByRole('link').getAttribute('href')
    await pages.getByRole('link', { name: 'Next' }).click()
    await expect(pages).toContainText('Page 2 of')
    expect(await rows.first().getByRole('link').getAttribute('href')).not.toBe(first)
    await expectNoViolations(page)

    const title = await rows.last().getByRole('link').innerText()
    await main.getByRole('searchbox', { name: 'Look for a website' }).fill(title)
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(rows.filter({ hasText: title }).first()).toBeVisible()
    await expect(main.getByRole('searchbox', { name: 'Look for a website' })).toHaveValue(title)
    await rows.getByRole('link', { name: title, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)

    await page.goto('/assistant/?search=nothing+of+the+kind')
    await expect(main.getByText('No matches')).toBeVisible()
    await main.getByRole('link', { name: 'Clear filters' }).click()
    await expect(rows).toHaveCount(50)
  })
