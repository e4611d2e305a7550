import type { Locator } from '@playwright/test'
import { expect, test } from '../manager-views/test'
import { call } from '../website-details/test'
import { answer, calls, closed } from './calls'
import { startWith } from './givePage'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 180_000 })

const WEBSITE = 4

/**
 * The focus of a dialog that has just closed goes elsewhere, and a menu that is opened meanwhile closes again. One that is high moves when the
 * page is scrolled to its entry, and the click goes beside it: once an entry is chosen the menu is closed.
 */
const chooseIn = (menu: Locator, item: string) =>
  expect(async () => {
    await menu.click()
    const page = menu.page()
    await page.getByRole('menuitem', { name: item, exact: true }).click({ timeout: 3_000 })
    await expect(page.getByRole('menu')).toHaveCount(0, { timeout: 3_000 })
  }).toPass()

test('the content of a website makes the calls of the CMS', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/tools/outgoing-mails')
  const { id } = await call<{ id: number }>(page, 'POST', `/cms/api/website/${WEBSITE}/collections`, { name: 'Rolls' })
  for (const name of ['Name', 'Taste'])
    await call(page, 'POST', `/cms/api/collections/${id}/fields`, { name, type: 'text', required: false })
  await call(page, 'POST', `/cms/api/collections/${id}/items`, { values: { Name: 'Rye' } })
  await calls(page, 'api_cms_collections', () => page.goto(`/website/${WEBSITE}/collections?collection=${id}`))

  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const choose = (menu: string, item: string) => chooseIn(page.getByRole('button', { name: menu, exact: true }).first(), item)

  await page.getByRole('button', { name: 'Rye' }).click()
  await answer(page, 'api_cms_ai_prompt', { text: 'Dark and fine' })
  await calls(page, 'api_cms_ai_prompt', async () => {
    await page.getByRole('button', { name: 'Let the assistant write: Taste' }).click()
    await dialog.getByRole('textbox', { name: 'What is the text to say?' }).fill('How it tastes')
    await press('Write')
  })
  await press('Use this text')
  await calls(page, 'api_cms_item_update', () => press('Save'))
  await closed(page)
  await page.getByRole('row').filter({ hasText: 'Dark and fine' }).getByRole('checkbox').check()
  await calls(page, 'api_cms_item_delete', () =>
    page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Delete' }).click(),
  )

  await calls(page, 'api_cms_collection_container_elements', () => page.getByRole('tab', { name: 'In the editor' }).click())
  await calls(page, 'api_cms_fields', () => page.getByRole('tab', { name: 'Fields' }).click())
  await choose('Actions for Taste', 'Edit')
  await dialog.getByRole('textbox', { name: 'Name of the field' }).fill('Flavour')
  await calls(page, 'api_cms_field_rename', () => press('Save'))
  await closed(page)
  await choose('Actions for Flavour', 'Edit')
  await dialog.getByRole('checkbox', { name: 'Required' }).check()
  await calls(page, 'api_cms_field_update', () => press('Save'))
  await closed(page)
  await choose('Actions for Flavour', 'Delete')
  await calls(page, 'api_cms_field_delete', () => press('Delete'))
  await closed(page)

  await choose('Actions for Rolls', 'Rename')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Breads')
  await calls(page, 'api_cms_collection_update', () => press('Save'))
  await closed(page)
  await calls(page, 'api_cms_collection_duplicate', () => choose('Actions for Breads', 'Duplicate'))
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveText('Breads')
  await page.getByRole('button', { name: /^Actions for Breads/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await calls(page, 'api_cms_collection_delete', () => press('Delete'))
  await closed(page)

  await calls(page, 'api_cms_share_code', () => choose('More', 'Share content'))
  await press('New code')
  await calls(page, 'api_cms_share_code_regenerate', () =>
    page.getByRole('dialog', { name: 'New code' }).getByRole('button', { name: 'New code' }).click(),
  )
  await dialog.getByRole('textbox', { name: 'Code of another website' }).fill('nobody-has-it')
  await calls(page, 'api_cms_share_code_copy', () => press('Replace the content'))
  await dialog.getByText('Close', { exact: true }).click()
  await closed(page)

  await answer(page, 'api_cms_shop_create', { id: 'shop-1', active: false })
  await answer(page, 'api_cms_shop_login_url', { url: 'https://shop.example/' })
  await answer(page, 'api_cms_shop_activate', { id: 'shop-1', active: true })
  await choose('More', 'Shop')
  await calls(page, 'api_cms_shop_login_url', () => calls(page, 'api_cms_shop_create', () => press('Open the shop, or create it')))
  await calls(page, 'api_cms_shop_activate', () => press('Activate'))
  await dialog.getByText('Close', { exact: true }).click()
  await closed(page)

  const old = 'https://old.example/'
  await answer(page, 'api_website_scrape_content', { url: old, title: 'Old', blocks: [{ type: 'text', text: 'Fresh bread' }], images: [] })
  await choose('More', 'Take over content')
  await dialog.getByRole('textbox', { name: 'Address of the page' }).fill(old)
  await calls(page, 'api_website_scrape_content', () => press('Read page'))
  await calls(page, 'api_website_convert', () => press('Take over'))
  await closed(page)
  await calls(page, 'api_website_sso', () => choose('More', 'Open editor'))
})

test('people, their profile and what is theirs make their calls', async ({ page, signIn }) => {
  await signIn('admin')
  // The host answers with the page what it is going to be asked first; another one need not.
  for (const path of ['/', '/clients']) await startWith(page, path, { firstCalls: {} })
  await calls(page, 'partner_goals', () => page.goto('/'))
  await page.goto('/profile')
  await calls(page, 'api_partner_profile_data', () => page.getByRole('button', { name: 'Download my data' }).click())
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Token for five minutes' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('demo-password-2026')
  await calls(page, 'api_partner_jwt_token', () => dialog.getByRole('button', { name: 'Confirm' }).click())

  await page.goto('/users')
  // Nobody whom other tests sign in: in the end he is removed.
  const colleague = page.getByRole('button', { name: /^Actions for Hugo Martin/ })
  await colleague.click()
  await calls(page, 'api_partner_user_role', () => page.getByRole('menuitemradio', { name: /^Design/ }).click())
  await chooseIn(colleague, 'Name and absence')
  await dialog.getByLabel('First name').fill('Hugues')
  await calls(page, 'api_partner_user_update', () => dialog.getByRole('button', { name: 'Save' }).click())
  await closed(page)
  const renamed = page.getByRole('button', { name: /^Actions for Hugues Martin/ })
  await chooseIn(renamed, 'Assign websites')
  await dialog.getByRole('combobox', { name: 'Website' }).click()
  await dialog.getByRole('option').first().click()
  await calls(page, 'api_partner_user_assign', () => dialog.getByRole('button', { name: 'Assign 1 website' }).click())
  await closed(page)
  await chooseIn(renamed, 'Remove')
  await calls(page, 'api_partner_user_remove', () => dialog.getByRole('button', { name: 'Remove' }).click())

  await signIn('reseller')
  await calls(page, 'api_partner_clients', () => page.goto('/clients'))
})

test('what is seldom changed of a website makes its calls', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto(`/website/${WEBSITE}`)
  await calls(page, 'api_partner_follow', () => page.getByRole('button', { name: /^Follow(ing)?$/ }).click())
  const tag = page.getByRole('combobox', { name: 'Add a tag' })
  await calls(page, 'api_partner_tag_create', async () => {
    await tag.fill('Bakers')
    await page.getByRole('option', { name: 'Create “Bakers”' }).click()
  })
  await calls(page, 'api_website_tag_remove', () => page.getByRole('button', { name: 'Remove tag Bakers' }).click())
  await calls(page, 'api_website_tag_add', async () => {
    await tag.fill('Bakers')
    await page.getByRole('option', { name: 'Bakers', exact: true }).click()
  })
  await page.getByRole('button', { name: 'Manage tags' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manage tags' })
  const row = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Delete Bakers' }) })
  await calls(page, 'api_partner_tag_update', async () => {
    await row.getByRole('button', { name: /^Edit Tag name/ }).click()
    await row.getByRole('textbox', { name: 'Tag name' }).fill('Bakeries')
    await row.getByRole('textbox', { name: 'Tag name' }).press('Enter')
  })
  await dialog.getByRole('button', { name: 'Delete Bakeries' }).click()
  await calls(page, 'api_partner_tag_delete', () => dialog.getByRole('button', { name: /^Really delete Bakeries/ }).click())
  await page.keyboard.press('Escape')
  await closed(page)

  await page.getByRole('button', { name: /^Edit Title: / }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Renamed')
  await calls(page, 'api_website_details_property', () => page.getByRole('textbox', { name: 'Title' }).press('Enter'))

  const counting = page.getByRole('switch', { name: 'Count visits' })
  // Both ways, whichever comes first.
  for (let turn = 0; turn < 2; turn++) {
    const isOn = await counting.isChecked()
    await counting.click()
    await calls(page, `api_website_statistics_${isOn ? 'disable' : 'enable'}`, () =>
      page.getByRole('button', { name: isOn ? 'Stop counting' : 'Start counting' }).click(),
    )
    await expect(counting).toBeChecked({ checked: !isOn })
  }
})

test('whoever owns a domain, and whoever takes a change request, makes calls', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto(`/website/${WEBSITE}/domains`)
  await page.getByRole('button', { name: 'Owner', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Owner' })
  await dialog.getByLabel('City').fill('Kiel')
  await calls(page, 'api_website_owner_data_save', () => dialog.getByRole('button', { name: 'Save' }).click())

  const { items } = await call<{ items: { id: number; status: string }[] }>(page, 'GET', '/api/websites?limit=100')
  await page.goto(`/website/${items.find(({ status }) => status === 'done')?.id}`)
  await page.getByRole('button', { name: /^Status: / }).click()
  await calls(page, 'api_partner_user_suggest', () => page.getByRole('menuitemradio', { name: /^Change/ }).click())
})
