import { expectNoViolations } from '../support/axe'
import { expect, LEAD, openWebsite, test } from './test'

test('a to-do is written in one line, which shows what it understood; pasted lines become several', async ({ page, signIn }) => {
  await signIn('manager')
  await openWebsite(page, LEAD)
  const field = page.getByRole('textbox', { name: 'Add a to-do' })
  const understood = page.getByRole('list', { name: 'Understood', exact: true })
  const todo = (name: string) => page.locator('[data-todo]').filter({ hasText: name })

  await test.step('the person and the day are understood together, and words can stay text', async () => {
    await field.fill('Picture of Friday @mia by 24 December')
    await expect(understood.getByRole('listitem')).toHaveText(['Mia Lindqvist', /24/])
    await expectNoViolations(page)
    await field.fill('@mia tomorrow: logo for Friday')
    await expect(understood.getByRole('listitem')).toHaveCount(2)
    await page
      .getByRole('button', { name: 'Leave “for Friday” as text' })
      .or(page.getByRole('button', { name: 'Leave “Friday” as text' }))
      .click()
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(todo('logo for Friday')).toContainText('Mia Lindqvist')
    await expect(understood).toBeHidden()
  })

  const paste = (lines: readonly string[]) =>
    field.evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, lines.join('\n'))
  const dialog = page.getByRole('dialog', { name: 'Add several to-dos' })

  await test.step('of more lines than go at once none is lost', async () => {
    await paste(Array.from({ length: 101 }, (_, nth) => `Line ${nth}`))
    const lines = dialog.getByRole('textbox', { name: 'One to-do per line' })
    await expect(lines).toHaveAccessibleDescription('100 at most in one go, 1 too many')
    await expect(lines).toHaveValue(/^Line 0\n[^]*\nLine 100$/)
    await expect(dialog.getByRole('button', { name: 'Add 101 to-dos' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('pasted lines are read one by one', async () => {
    await paste(['- Order the domain', '- Ask for texts @mia in 3 days', '- Check the imprint 12/24'])
    await expect(dialog.getByRole('list', { name: 'Understood in these lines' }).getByRole('listitem')).toHaveText([
      /^Ask for texts \(Mia Lindqvist and /,
      /^Check the imprint \(/,
    ])
    await dialog.getByRole('button', { name: 'Add 3 to-dos' }).click()
    await expect(todo('Ask for texts')).toContainText('Mia Lindqvist')
    await expect(todo('Check the imprint')).toContainText('12/24')
  })
})
