import { expect, test } from '../menus/test'

/** CSS pixels: Safari on phones zooms the page into a field with smaller letters, and not out again. */
const LEAST = 16

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

for (const path of ['/website/1', '/profile', '/websites', '/email-composer/templates', '/change_password'])
  test(`no field of ${path} is zoomed into on a phone`, async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto(path)
    const fields = page
      .locator('main')
      .locator('input:is([type=text], [type=search], [type=email], [type=password], :not([type])), select, textarea')
      .filter({ visible: true })
    await expect(fields.first()).toBeVisible()
    const sizes = await fields.evaluateAll((elements) => elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
    expect(sizes.filter((size) => size < LEAST)).toEqual([])
  })
