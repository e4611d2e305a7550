import type { Page } from '@playwright/test'
import { expect, test } from '../manager-views/test'

test.use({ viewport: { width: 1440, height: 900 } })

/** The mark at the edge of the page that something went wrong. */
const problems = (page: Page) => page.getByRole('button', { name: /^\d+ problems?$/ })
const CONNECT = '**/website/39/domain/new'

test('what a form explains is no problem of the page; what it cannot explain is', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/website/39/domains')
  await page.getByRole('button', { name: 'Add a domain' }).click()
  await page.getByRole('menuitem', { name: /^Connect a domain/ }).click()
  const form = page.getByRole('dialog', { name: 'Connect a domain' })
  await form.getByRole('textbox').first().fill('autohaus-vogel.example')
  const send = form.getByRole('button', { name: 'Connect' })
  const refused = page.waitForResponse((answer) => answer.status() === 422)
  await send.click()
  await refused
  await expect(form.getByText('This domain already belongs to the website “Autohaus Vogel”.')).toBeVisible()
  await expect(problems(page)).toHaveCount(0)

  await page.route(CONNECT, (route) => route.fulfill({ status: 500 }))
  await send.click()
  await expect(problems(page)).toBeVisible()
})

const MAY_LITTLE = { user: ['/', '/profile'], design: ['/domains', '/website/39', '/email-composer/templates'] }

test('what somebody may not do is not even tried, and so is no problem of theirs', async ({ page, signIn }) => {
  for (const [name, paths] of Object.entries(MAY_LITTLE)) {
    await signIn(name)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('[data-island=main] .partner-root').getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(problems(page)).toHaveCount(0)
    }
  }
})
