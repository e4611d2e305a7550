import { expectNoViolations } from '../support/axe'
import { expect, test } from './test'

const VIEWS = [
  '/',
  '/next?scope=team',
  '/?lanes=assignee',
  '/?mode=calendar',
  '/websites',
  '/websites?mode=gallery',
  '/tickets',
  '/overdue-todos',
  '/overdue-websites',
  '/reengage',
  '/websites/leads?mode=list',
  '/websites/assign',
]

test.describe.configure({ mode: 'default' })

for (const [colorScheme, width, language] of [
  ['light', 1440, 'de'],
  ['dark', 1024, 'ja'],
  ['light', 375, 'en'],
] as const) {
  test.describe(`${colorScheme}, ${width} px, ${language}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })
    test('axe finds nothing on any view', async ({ page, signIn }) => {
      test.slow()
      await signIn('manager', language)
      for (const view of VIEWS) {
        await page.goto(view)
        // The fallback of the page has a heading too.
        await expect
          .poll(() => page.evaluate(() => document.querySelector('[data-island=main]')?.shadowRoot?.querySelector('h1') != null))
          .toBe(true)
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expectNoViolations(page)
      }
    })
  })
}

test('menus, panels, the filter sidebar and dialogs have nothing either', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/?mode=list')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expectNoViolations(page)
  await page
    .getByRole('button', { name: /^Due date: / })
    .first()
    .click()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(page.getByRole('slider').first()).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New website' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: /Type a view/ })).toBeFocused()
  await expectNoViolations(page)
})
