import { expect, LEAD, openWebsite, test } from './test'

test('a to-do whose answer got lost is there once when it is added again', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, LEAD)
  await page.route(
    '**/todo/create',
    async (route) => {
      await route.fetch()
      await route.abort('failed')
    },
    { times: 1 },
  )
  const field = page.getByRole('textbox', { name: 'Add a to-do' })
  await field.fill('Order the sign for the door')
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('Order the sign for the door')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await expect(page.locator('[data-todo]').filter({ hasText: 'Order the sign' })).toHaveCount(1)
  await page.reload()
  await expect(page.locator('[data-todo]').filter({ hasText: 'Order the sign' })).toHaveCount(1)
})
