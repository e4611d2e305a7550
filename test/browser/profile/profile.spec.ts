import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { DEMO_PASSWORD as PASSWORD } from '../../../demo/seeds/logins'
import { chooseInUserMenu, expect, signIn as signInTo, test, userMenu } from '../menus/test'
import { expectNoViolations } from '../support/axe'
import { picture } from './picture'

/** The fields that are kept in the browser because they are not saved. */
/** What of the form the browser has kept. */
function draftOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const name = 'partner-islands:drafts'
    // Opened before the page has made it, it would be there without its store for ever.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return []
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => {
        const asking = opening.result.transaction('drafts').objectStore('drafts').getAll()
        asking.addEventListener('success', () => resolve(asking.result.flatMap((draft: object) => Object.keys(draft).toSorted())))
        opening.result.close()
      })
    })
  })
}

// One host, one database: what one test sets, another would see.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

test('name and picture are saved and seen in the header at once', async ({ page, signIn, violations }) => {
  await signIn('editor')
  await page.goto('/profile')
  await page.getByLabel('First name').fill('Elif Nur')
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture(300, 200) })
  const dialog = page.getByRole('dialog', { name: 'Choose the part that is shown' })
  await expect(dialog.getByRole('application')).toBeFocused()
  const before = await dialog.getByRole('application').screenshot()
  await page.keyboard.press('ArrowRight')
  expect(before.equals(await dialog.getByRole('application').screenshot())).toBe(false)
  await dialog.getByLabel('Zoom').fill('2')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Take new picture back' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Your profile has been saved')).toBeVisible()
  await expect(userMenu(page)).toHaveText(/Elif Nur Kaya/)
  await expect(userMenu(page).locator('img')).toHaveJSProperty('complete', true)
  expect(
    await userMenu(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth === image.naturalHeight),
  ).toBe(true)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Elif Nur')

  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(userMenu(page).locator('img')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Elif Nur')
  await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0)
  expect(violations).toEqual([])
})

test('an absence and the notifications are kept', async ({ page, signIn }) => {
  await signIn('editor')
  await page.goto('/profile')
  await page.getByLabel('Away until and including').fill('2098-05-03')
  await expect(page.getByText(/^Due in that time: \d+ websites? and \d+ to-dos? of yours\.$/)).toBeVisible()
  await page.getByLabel(/^Away from/).fill('2098-04-28')
  await page.getByLabel('Substitute').selectOption({ index: 1 })
  const flag = page.getByRole('checkbox', { name: 'Website published: By e-mail' })
  const wasOn = await flag.isChecked()
  await flag.setChecked(!wasOn)
  await page.getByRole('checkbox', { name: 'Website published: In the app' }).setChecked(true)
  await page.getByLabel('E-mails arrive').selectOption('Once a day, in the morning')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('You are away from April 28, 2098 until the end of May 3, 2098.')).toBeVisible()
  await expect(page.getByLabel('Substitute')).not.toHaveValue('')
  await expect(flag).toBeChecked({ checked: !wasOn })
  await expect(page.getByRole('checkbox', { name: 'Website published: In the app' })).toBeChecked()
  await expect(page.getByLabel('E-mails arrive')).toHaveValue('daily')
})

test('the language changes with the save', async ({ page, signIn }) => {
  await signIn('support')
  await page.goto('/profile')
  await page.getByLabel('Language').selectOption('ja')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('プロフィール')
})

test('nothing is lost offline', async ({ page, context, signIn }) => {
  await signIn('design')
  await page.goto('/profile')
  await page.getByLabel('First name').fill('Yukiko')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your changes were not saved.' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Yukiko')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile has been saved')).toBeVisible()
})

test('nothing is lost when the session ends in the middle of the work', async ({ page, context, origin, signIn }) => {
  await signIn('design')
  await page.goto('/profile')
  // What the page asks for last is there: it would find out first that the session has ended.
  await page.getByText('There is no token yet.').waitFor()
  await page.getByLabel('Last name').fill('Tanabe-Holm')
  await page.getByLabel('Signature').fill('Until tomorrow')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog', { name: 'Please sign in again' }).getByRole('button', { name: 'Cancel' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Your changes were not saved.' })
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Tanabe-Holm')
  await alert.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL(/\/login/)

  await signInTo(context, origin, 'design')
  await page.goto('/profile')
  await expect(page.getByLabel('Last name')).toHaveValue('Tanabe-Holm')
  await expect(page.getByLabel('Signature')).toHaveValue('Until tomorrow')
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('a reload asks first, and brings unsaved changes back, for the same person only', async ({ page, context, origin, signIn }) => {
  await signIn('manager')
  await page.goto('/profile')
  await page.getByLabel('First name').fill('Jonas Emil')
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture(64, 64) })
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => draftOf(page)).toEqual(['forename', 'image'])
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type())
      void dialog.accept()
    }),
  )
  await page.reload()
  expect(await asked).toBe('beforeunload')
  await expect(page.getByLabel('First name')).toHaveValue('Jonas Emil')
  await expect(page.getByRole('button', { name: 'Take new picture back' })).toBeVisible()

  page.on('dialog', (dialog) => void dialog.accept())
  await signInTo(context, origin, 'sales')
  await page.goto('/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Tom')
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})

test('the reload that is offered when a deployment took a part away brings back what was typed', async ({ page, signIn }) => {
  await signIn('several')
  await page.goto('/profile')
  await page.getByLabel('First name').fill('Typed and kept')
  await expect.poll(() => draftOf(page)).toEqual(['forename'])
  await page.route('**/chunks/frame-later-*.js*', (route) => route.fulfill({ status: 404 }))
  await chooseInUserMenu(page, 'Switch partner')
  await expect(page.getByText('This part could not be loaded')).toBeVisible()

  await page.unrouteAll()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Your unsaved changes from last time are back')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Typed and kept')
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('a new password signs the other devices out', async ({ page, browser, origin, signIn }) => {
  await signIn('atelier')
  const device = await browser.newContext({ baseURL: origin })
  await signInTo(device, origin, 'atelier')
  await page.goto('/profile#password')
  await expect(page.getByRole('heading', { name: 'Password' })).toBeFocused()
  await page.getByLabel('Current password').fill('not the one')
  await page.getByLabel('New password').fill('a green river in May')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Current password').fill('demo-password-2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  const other = await device.newPage()
  await other.goto('/profile')
  await expect(other).toHaveURL(/\/login/)
  await device.close()
})

/** Types the password once more where the profile asks for it. */
async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('an app asks for its code after the password; another device is signed out; a forgotten password is set anew', async ({
  page,
  browser,
  origin,
  signIn,
}) => {
  await signIn('sales')
  await page.goto('/profile#second-step')
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  await confirm(page)
  const secret = await page.getByRole('dialog').locator('code').textContent()
  const codes = new TOTP({ secret: Secret.fromBase32((secret ?? '').replaceAll(' ', '')) })
  await expectNoViolations(page)
  await page.getByRole('textbox', { name: /^Code in the app/ }).fill(codes.generate({ timestamp: Date.now() - 30_000 }))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const recovery = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(recovery.getByRole('listitem')).toHaveCount(10)
  const code = await recovery.getByRole('listitem').first().textContent()
  await recovery.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  const device = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  const other = await device.newPage()
  await logIn(other, 'sales@demo.partner')
  await other.getByLabel('Code').fill(code ?? '')
  await other.getByRole('button', { name: 'Log in' }).click()
  await expect(other).toHaveURL(`${origin}/`)
  await page.reload()
  await page.getByRole('button', { name: /^Sign out \d+ other devices?$/ }).click()
  await expect(page.getByText('All other devices are signed out')).toBeVisible()
  await other.goto('/profile')
  await expect(other).toHaveURL(/\/login/)

  await other.getByRole('link', { name: 'Forgot your password?' }).click()
  await other.getByLabel('E-mail address').fill('sales@demo.partner')
  await other.getByRole('button', { name: 'Send link' }).click()
  await expect(other.getByText('a link is on its way')).toBeVisible()
  await expect(async () => {
    await other.goto('/preview/mail')
    expect(await other.textContent('main')).toContain('/password/new/')
  }).toPass()
  await other.goto(/\S+\/password\/new\/\S+/.exec((await other.textContent('main')) ?? '')?.[0] ?? '')
  await other.getByLabel('New password', { exact: true }).fill('a green river in May')
  await other.getByLabel('Repeat new password').fill('a green river in May')
  await other.getByRole('button', { name: 'Save password' }).click()
  await expect(other.getByText('Your password has been changed.')).toBeVisible()
  await logIn(other, 'sales@demo.partner', 'a green river in May')
  await other.getByLabel('Code').fill(codes.generate())
  await other.getByRole('button', { name: 'Log in' }).click()
  await expect(other).toHaveURL(`${origin}/`)
  await device.close()
})

test('a passkey signs in without a password, on the page and where a session has ended', async ({ browser, origin }) => {
  // Browsers make passkeys for names, not for numbers.
  const context = await browser.newContext({ baseURL: origin.replace('127.0.0.1', 'localhost') })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  await logIn(page, 'reseller@demo.partner')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/profile#second-step')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await confirm(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('button', { name: 'Remove This device' })).toBeVisible()

  await context.clearCookies()
  await page.getByLabel('Last name').fill('By a key')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('Your profile has been saved')).toBeVisible()

  await page.goto('/logout')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await context.close()
})

for (const [width, colorScheme, language] of [
  [1440, 'light', 'de'],
  [1024, 'dark', 'de'],
  [375, 'light', 'ja'],
  [320, 'dark', 'hu'],
] as const) {
  test(`has no barriers and fits at ${width} px, ${colorScheme}, ${language}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await signIn('admin', language)
    await page.goto('/profile')
    await page.locator('input[autocomplete=given-name]').fill('Anna-Katharina')
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
