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
