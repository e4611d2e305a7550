import { expect, openId, pane, rows, test, ticketOf, title, toast, websiteOf } from './test'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 } })

test('the website of a ticket is given away in its row, and z takes that back', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/tickets?tab=all')
  await expect(rows(page).first()).toBeVisible()
  const id = Number(await rows(page).first().getAttribute('data-row'))
  const { website } = await ticketOf(page, id)
  const before = (await websiteOf(page, website.id)).assigned_to?.id ?? null
  await rows(page).first().focus()
  await page.keyboard.press('a')
  await page.getByRole('option', { name: /Carla Rossi/ }).click()
  await expect(toast(page, /assigned to Carla Rossi/)).toBeVisible()
  await expect(page.locator('tr', { has: page.locator(`[data-row="${id}"]`) })).toContainText('Carla Rossi')
  await rows(page).first().focus()
  await page.keyboard.press('z')
  await expect.poll(async () => (await websiteOf(page, website.id)).assigned_to?.id ?? null).toBe(before)
})

test('status, person and due date are changed beside the conversation, and of several tickets at once', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/tickets?tab=all')
  await rows(page).first().click()
  await expect(title(page)).toBeVisible()
  const id = openId(page)
  const { website } = await ticketOf(page, id)
  await pane(page)
    .getByRole('button', { name: /^Assigned to/ })
    .click()
  await page.getByRole('option', { name: /Mia Lindqvist/ }).click()
  await expect.poll(async () => (await websiteOf(page, website.id)).assigned_to?.id).toBeGreaterThan(0)
  await expect(pane(page).getByRole('button', { name: 'Assigned to: Mia Lindqvist' })).toBeVisible()

  await page.keyboard.press('Shift+D')
  await page.getByRole('button', { name: /^Tomorrow/ }).click()
  await expect(toast(page, /is due on/)).toBeVisible()
  await expect(pane(page).getByRole('button', { name: /^Due date: / })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(pane(page)).toHaveCount(0)
  for (const nth of [1, 2])
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(nth)
      .check()
  const bar = page.getByRole('region', { name: 'Selected tickets' })
  await bar.getByRole('button', { name: 'Assigned to' }).click()
  await page.getByRole('option', { name: /Carla Rossi/ }).click()
  await expect(toast(page, /2 websites are assigned to Carla Rossi/)).toBeVisible()
})
