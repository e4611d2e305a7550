import { call, expect, test } from './test'

test('whoever may see contracts is led to the invoices, whoever may not is told why', async ({ page, signIn }) => {
  const invoices = page.getByRole('menuitem', { name: /^Invoices/ })
  const openMenu = async (name: string) => {
    await signIn(name)
    await page.goto('/websites')
    const { items } = await call<{ items: { id: number }[] }>(page, 'GET', '/api/websites?limit=1')
    await page.goto(`/website/${items[0]?.id}`)
    await page.getByRole('button', { name: 'More actions' }).click()
  }
  await openMenu('admin')
  await expect(invoices).toHaveAttribute('href', /\/website\/\d+\/invoices$/)
  await openMenu('editor')
  await expect(invoices).toBeDisabled()
  await expect(invoices).toContainText('Your role does not allow this')
})
