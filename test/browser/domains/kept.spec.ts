import type { Page } from '@playwright/test'
import { expect, test } from '../manager-views/test'
import { expectNoViolations } from '../support/axe'

test.use({ viewport: { width: 1440, height: 900 } })

const pending = (page: Page) => page.getByRole('region', { name: 'Pending changes' }).getByRole('status')

test('pending changes of a zone survive every way of leaving it, until they are given up', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/domains')
  const opener = page.getByRole('button', { name: /^DNS of / }).first()
  await opener.click()
  await expect(page.getByRole('rowheader', { name: 'NS' }).first()).toBeVisible()
  const zone = page.url()
  await page.getByRole('button', { name: 'Presets' }).click()
  await page.getByRole('menuitem', { name: /Google/ }).click()
  await expect(pending(page)).toBeVisible()
  const counts = (await pending(page).textContent()) ?? ''

  await page.getByRole('button', { name: 'Back to the domains' }).click()
  await expect(page.getByRole('heading', { name: 'All domains' })).toBeVisible()
  await expect(opener).toBeFocused()
  await page.goBack()
  await expect(pending(page)).toHaveText(counts)
  await expect(page.getByText('Your pending changes from before are back.').last()).toBeVisible()
  await expectNoViolations(page)

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'All domains' })).toBeVisible()
  await page.goto(zone)
  await expect(pending(page)).toHaveText(counts)

  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill('Staff')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible()
  await page.goBack()
  await expect(pending(page)).toHaveText(counts)

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await expect(pending(page)).toHaveText(counts)
  expect(asked).toEqual([])

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(pending(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('rowheader', { name: 'NS' }).first()).toBeVisible()
  await expect(page.getByText('Your pending changes from before are back.')).toHaveCount(0)
  await expect(pending(page)).toHaveCount(0)
})
