import { expectNoViolations } from '../support/axe'
import { expect, test, toast } from './test'

const WEBSITE = 4
const WRONG = 'Name,Price\nMuffin,cheap\n'
const GOOD = '\uFEFFName;Price;Shelf\nRye roll;1,20;3\nPoppy roll;1,30;4\n'
/** More than people would enter, and more than one call takes. */
const MANY = `Name,Price\n${Array.from({ length: 1_200 }, (_, nth) => `Bun ${nth},${nth}`).join('\n')}`
const csv = (text: string) => ({ name: 'rolls.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('content of a website: a collection gets fields and items, by hand and from a table, and what goes comes back', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await page.goto(`/website/${WEBSITE}/collections`)
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()

  await page.getByRole('button', { name: 'New collection' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Rolls')
  await press('Create')
  await expect(page.getByRole('heading', { level: 2, name: 'Rolls' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Fields' })).toHaveAttribute('aria-selected', 'true')

  await test.step('fields are added, and put in another order by keys', async () => {
    for (const [name, type] of [
      ['Price', 'Number'],
      ['Taste', 'Formatted text'],
      ['Name', 'Text'],
    ] as const) {
      await page.getByRole('button', { name: 'New field' }).click()
      await dialog.getByRole('textbox', { name: 'Name of the field' }).fill(name)
      await dialog.getByRole('combobox', { name: 'What it holds' }).selectOption({ label: type })
      await press('Add')
      await expect(dialog).toHaveCount(0)
    }
    const move = page.getByRole('button', { name: 'Move Name' })
    await move.press('Alt+ArrowUp')
    await expect(page.getByText('Now at place 2 of 3')).toBeAttached()
    await move.press('Alt+ArrowUp')
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move / }) })).toContainText([
      'Name',
      'Price',
      'Taste',
    ])
  })

  await page.getByRole('tab', { name: 'Items' }).click()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await test.step('an item is entered', async () => {
    await page.getByRole('button', { name: 'New item' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Plain roll')
    await dialog.getByRole('textbox', { name: 'Price' }).fill('0,90')
    await dialog.getByRole('textbox', { name: 'Taste' }).fill('<p>Very <b>fine</b></p>')
    await press('Add')
    await expect(row('Plain roll')).toContainText('0.9')
    await expect(row('Plain roll')).toContainText('Very fine')
  })

  await test.step('a table says what of it cannot be taken, and is taken when all of it can', async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles(csv(WRONG))
    await expect(dialog.getByText('Line 2: Price')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import 1 item' })).toBeDisabled()
    await file.setInputFiles(csv(GOOD))
    await expect(dialog.getByText(/left out: Shelf/)).toBeVisible()
    await press('Import 2 items')
    await expect(row('Rye roll')).toContainText('1.2')
    await expect(row('Poppy roll')).toContainText('1.3')
  })
  await expectNoViolations(page)

  await test.step('items that are deleted come back', async () => {
    await row('Rye roll').getByRole('checkbox').check()
    await row('Poppy roll').getByRole('checkbox').check()
    await page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'Delete' }).click()
    await expect(row('Poppy roll')).toHaveCount(0)
    await expect(toast(page, '2 items have been deleted')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(row('Rye roll')).toBeVisible()
    await expect(row('Poppy roll')).toBeVisible()
  })

  await test.step('a long table is taken in parts, and taken back as a whole', async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    await dialog.locator('input[type=file]').setInputFiles(csv(MANY))
    await press('Import 1,200 items')
    await expect(page.getByText('1,200 items have been imported')).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText(/^Page 2 of /)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByText(/^Page /)).toHaveCount(0)
    await expect(row('Plain roll')).toBeVisible()
  })
})
