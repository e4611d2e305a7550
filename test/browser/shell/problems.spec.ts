import type { Page } from '@playwright/test'
import { expect, test } from '../manager-views/test'

test.use({ viewport: { width: 1440, height: 900 } })

/** The mark at the edge of the page that something went wrong. */
const problems = (page: Page) => page.getByRole('button', { name: /^\d+ problems?$/ })

test('what a form explains is no problem of the page, whatever the reason; what it cannot explain is', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/website/39/domains')
  await page.getByRole('button', { name: 'Add a domain' }).click()
  await page.getByRole('menuitem', { name: /^Connect a domain/ }).click()
  const form = page.getByRole('dialog', { name: 'Connect a domain' })
  const send = form.getByRole('button', { name: 'Connect' })
  await form.getByRole('textbox').first().fill('autohaus-vogel.example')
  await send.click()
  await expect(form.getByText('This domain already belongs to the website “Autohaus Vogel”.')).toBeVisible()

  for (const [status, error] of [
    [402, 'Your plan allows three domains.'],
    [403, 'Only admins connect domains.'],
    [409, 'Somebody has just done that.'],
    [500, 'Our server has fallen over.'],
  ] as const) {
    await page.route('**/website/39/domain/new', (route) => route.fulfill({ status, json: { error } }), { times: 1 })
    const answered = page.waitForResponse((answer) => answer.status() === status)
    await send.click()
    await answered
    await expect(send).toBeEnabled()
  }
  await expect(problems(page)).toHaveText('1 problem')
})

const MAY_LITTLE = { user: ['/', '/profile'], design: ['/domains', '/website/39', '/email-composer/templates'] }

test('what somebody may not do is not even tried, and so is no problem of theirs', async ({ page, signIn }) => {
  for (const [name, paths] of Object.entries(MAY_LITTLE)) {
    await signIn(name)
    for (const path of paths) {
      const refused: string[] = []
      page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()))
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(refused).toEqual([])
      await expect(problems(page)).toHaveCount(0)
    }
  }
})
