import { expect, test } from './test'

const PASSWORD = 'demo-password-2026'

test('somebody signs in by keyboard, is told of a wrong password, and signs out by mouse', async ({ tab, engine, session }) => {
  session.name = undefined
  await engine.forgetCookies()
  await tab.open('/login')
  await tab.role('textbox', 'E-mail address').hasFocus()
  await engine.type('admin@demo.partner')
  await tab.press('Tab')
  await engine.type('wrong')
  await tab.press('Enter')
  await tab.role('alert').visible()
  await tab.css('input[type=password]').fill(PASSWORD)
  await tab.press('Enter')
  await tab.island('sidebar').role('navigation', 'Views').visible()

  await tab.role('button', /^User menu: /).click()
  await tab.role('menuitem', 'Log out').click()
  await tab.isAt(/^\/login/)
  expect(await engine.run(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('a session that has ended is begun again in place, and what was to be saved is saved', async ({ tab, engine, signIn, session }) => {
  await signIn('several')
  await tab.open('/profile')
  const name = tab.role('textbox', 'First name')
  await name.fill(`${await name.value()} Resumed`)
  await engine.forgetCookies()
  session.name = undefined
  await tab.role('button', 'Save').click()
  const dialog = tab.role('dialog', 'Please sign in again')
  await dialog.css('input[type=password]').fill(PASSWORD)
  await tab.press('Enter')
  await tab.text('Your profile has been saved').visible()
  await dialog.gone()
})
