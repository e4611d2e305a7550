import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../menus/test'
import { startWith } from './givePage'

test.use({ viewport: { width: 1440, height: 900 } })

const WEBSITE = 1
const UPGRADE = 'https://plans.agency.example/'
const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })

type Answer = Parameters<Route['fulfill']>[0]
const json = (status: number, body: unknown): Answer => ({ status, json: body })

/** What the server says, and what is read then. */
const ROWS: readonly (readonly [string, Answer | 'refused', string | RegExp])[] = [
  ['403', json(403, { error: 'Not for you' }), 'You are not allowed to do this.'],
  ['a number', json(400, { error: 17 }), /: 17$/],
  ['a text', json(400, { error: 'The website is locked' }), 'The website is locked'],
  [
    'names and messages',
    json(400, {
      errors: [
        { name: 'firm', message: 'is empty' },
        { name: 'zip', message: 'is long' },
      ],
    }),
    /firm: is empty\s+zip: is long/,
  ],
  ['keys and values', json(400, { errors: { city: 'is odd' } }), 'city: is odd'],
  ['nothing to show', json(400, { errors: [{ a: {} }] }), 'Something went wrong. Please try again.'],
  ['500', json(500, {}), 'The server reported an error. Please try again.'],
  ['no connection', 'refused', /The server cannot be reached/],
]

/** Presses the button that asks the server for something, which answers as it is told. */
async function fail(page: Page, answer: Answer | 'refused'): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/follow/**', (route) => (answer === 'refused' ? route.abort('connectionrefused') : route.fulfill(answer)))
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
}
const dismiss = async (page: Page) => {
  await toasts(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
}

test('each failure is told in the words of section 8', async ({ page, signIn }) => {
  await signIn('admin')
  await startWith(page, `/website/${WEBSITE}`, { config: { upgradeUrl: UPGRADE } })
  await page.goto(`/website/${WEBSITE}`)
  for (const [name, answer, text] of ROWS)
    await test.step(name, async () => {
      await fail(page, answer)
      await expect(toasts(page).getByText(text)).toBeVisible()
      await dismiss(page)
    })
  await test.step('402 is a link to where one upgrades, in a new tab', async () => {
    for (const [body, text] of [
      [{ error: 'Ten websites at most' }, 'Ten websites at most'],
      [{}, 'Your plan does not include this. Upgrade now'],
    ] as const) {
      await fail(page, json(402, body))
      const link = toasts(page).getByRole('link', { name: text })
      await expect(link).toHaveAttribute('href', UPGRADE)
      await expect(link).toHaveAttribute('target', '_blank')
      await dismiss(page)
    }
  })
  await test.step('401 asks to sign in again, and says so to whoever does not', async () => {
    await fail(page, json(401, {}))
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toasts(page).getByText('You are no longer signed in. Please sign in again.', { exact: true })).toBeVisible()
  })
})
