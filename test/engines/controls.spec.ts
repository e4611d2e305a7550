import { writeFile } from 'node:fs/promises'
import { picture } from '../browser/profile/picture'
import { expect, test } from './test'

test.beforeEach(({ signIn }) => signIn('manager'))

test('a menu opens by mouse and by keys, is walked by arrows and letters, and gives the focus back', async ({ tab, engine }) => {
  await tab.open('/tickets')
  const button = tab.role('button', /^User menu: /)
  await button.click()
  await tab.role('menuitem', 'Log out').visible()
  await button.click()
  await tab.role('menu').gone()

  await button.press('ArrowDown')
  await tab.role('menuitem').nth(0).hasFocus()
  await tab.press('End')
  await tab.role('menuitem', 'Log out').hasFocus()
  await engine.type('b')
  await tab.role('menuitem', 'Basics').hasFocus()
  await tab.press('Escape')
  await tab.role('menu').gone()
  await button.hasFocus()
})

test('a popover opens beside its button by mouse and by keys, and closes by Escape and by a click elsewhere', async ({ tab }) => {
  await tab.open('/websites')
  const button = tab.role('button', /^Due date: /).nth(0)
  const panel = tab.role('dialog').role('button', /^Tomorrow/)
  await button.click()
  await panel.visible()
  const [box, anchor] = [await tab.role('dialog').box(), await button.box()]
  expect(Math.min(Math.abs(box.top - anchor.bottom), Math.abs(anchor.top - box.bottom))).toBeLessThan(12)
  await tab.role('heading', 'All websites').click()
  await panel.gone()

  await button.press('Enter')
  await panel.visible()
  await tab.press('Escape')
  await panel.gone()
  await button.hasFocus()
})

test('a date is typed in parts, and a due date changes and comes back by Undo', async ({ tab, engine }) => {
  await tab.open('/websites')
  const button = tab.role('row', /Autohaus Strauß/).role('button', /^Due date: /)
  const before = await button.content()
  await button.click()
  await tab.role('dialog').hasFocus()
  const date = tab.role('dialog').css('input[type=date]')
  await date.focus()
  await tab.press('ArrowRight')
  await tab.press('ArrowRight')
  await engine.type('2030')
  await tab.press('ArrowLeft')
  await tab.press('ArrowLeft')
  await engine.type('05')
  await date.holds(/^2030-05-/)
  await tab.press('Enter')
  await tab.role('dialog').gone()
  await button.says(/^5\/\d+\/30/)
  await tab.role('region', 'Messages').role('button', 'Undo').click()
  await button.says(before)
})

test('a hint comes under the pointer and with the focus of the keyboard, and goes by Escape', async ({ tab }) => {
  await tab.open('/website/1')
  const button = tab.role('button', 'More actions')
  await button.hover()
  await tab.css('[role=tooltip]').visible()
  await tab.press('Escape')
  await tab.role('tooltip').gone()
  await tab.island('main').role('heading', 'Tischlerei Hansen').hover()
  await tab.press('Tab')
  await button.focus()
  await tab.press('Tab')
  await tab.press('Shift', 'Tab')
  await tab.css('[role=tooltip]').visible()
})

test('a dialog takes the focus, keeps it, and gives it back', async ({ tab, engine }) => {
  await tab.open('/websites')
  const button = tab.role('button', 'New website')
  await button.click()
  const dialog = tab.role('dialog', 'New website')
  await dialog.role('textbox', 'Website').hasFocus()
  for (let count = 0; count < 14; count += 1) {
    await tab.press('Tab')
    expect(await engine.run(() => document.activeElement === document.body || document.activeElement?.localName !== 'a')).toBe(true)
  }
  // From its end the keys may have gone on to what the browser has around the page.
  await dialog.role('textbox', 'Website').click()
  await tab.press('Escape')
  await dialog.gone()
  await button.hasFocus()
  await button.press('Enter')
  await dialog.role('button', 'Cancel').click()
  await dialog.gone()
})

test('a combo box is chosen from by typing and by mouse', async ({ tab, engine }) => {
  await tab.open('/website/9')
  const button = tab.role('button', /^Assigned to: /).nth(0)
  await button.click()
  const box = tab.role('combobox', /^Assigned to/)
  await box.hasFocus()
  await engine.type('carla')
  await tab.role('option', /Carla Rossi/).visible()
  await tab.press('Enter')
  await tab.role('button', 'Assigned to: Carla Rossi').visible()

  await button.click()
  await box.hasFocus()
  await engine.type('elif')
  await tab.role('option', /Elif Kaya/).click()
  await tab.role('button', 'Assigned to: Elif Kaya').visible()
})

test('tabs are walked by arrows', async ({ tab }) => {
  await tab.open('/tickets')
  await tab.role('tab', /^All/).click()
  await tab.isAt(/tab=all/)
  await tab.press('ArrowLeft')
  await tab.role('tab', /^Following/).hasFocus()
  await tab.isAt(/tab=following/)
})

test('a picture is chosen as a file, and another one is dropped', async ({ tab }, info) => {
  const file = info.outputPath('me.png')
  await writeFile(file, picture(300, 200))
  await tab.open('/profile')
  await tab.role('textbox', 'First name').visible()
  await tab.choose(file)
  const dialog = tab.role('dialog', 'Choose the part that is shown')
  await dialog.role('application').hasFocus()
  await tab.press('ArrowRight')
  await dialog.role('button', 'Cancel').click()
  await dialog.gone()

  await tab.text('or drop it here, 5 MB at most').drop('dropped.png')
  await dialog.role('button', 'Apply').click()
  await tab.role('button', 'Take new picture back').click()
  await tab.role('button', 'Take new picture back').gone()
})
