import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { call } from '../website-details/test'
import { expect, signInElsewhere, test, toast } from './test'

test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ viewport: { width: 1440, height: 900 } })

interface Row {
  id: number
  status: string
  status_date: string
  status_age: number
}
const rowsOf = async (page: Page): Promise<Row[]> => {
  const { items } = await call<{ items: Row[] }>(page, 'GET', '/api/websites?limit=200')
  return items.map(({ id, status, status_date, status_age }) => ({ id, status, status_date, status_age })).toSorted((a, b) => a.id - b.id)
}

async function openRecent(page: Page): Promise<Locator> {
  // A telephone has all of it in one menu.
  await page.getByRole('button', { name: /^(User menu: .*|Menu)$/ }).click()
  await page
    .getByRole('menuitem', { name: 'Recent actions' })
    .or(page.getByRole('button', { name: 'Recent actions' }))
    .click()
  return page.getByRole('dialog', { name: 'Recent actions' })
}

/** Selects everything in a list, and moves it. */
async function moveAll(page: Page, address: string, to: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  const bar = page.getByRole('region', { name: 'Selected websites' })
  const more = bar.getByRole('button', { name: /^Select all/ })
  await expect(bar.getByText('all websites found').or(more)).toBeVisible()
  if (await more.isVisible()) await more.click()
  await bar.getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitemradio', { name: to }).click()
  const sure = page.getByRole('button', { name: /^Change \d+ websites$/ })
  const done = toast(page, new RegExp(`now in ${to}`))
  await expect(sure.or(done)).toBeVisible()
  if (await sure.isVisible()) await sure.click()
  await expect(done).toBeVisible({ timeout: 60_000 })
}

test('many moved at once go back from another device of the same person, each to the age it had; the list of the first one follows', async ({
  page,
  signIn,
  browser,
  origin,
}) => {
  await signIn('manager')
  await page.goto('/')
  const before = await rowsOf(page)
  expect(before.length).toBeGreaterThanOrEqual(40)
  await page.goto('/reengage')
  const waiting = async (on: Page) => (await on.getByRole('row').allTextContents()).map((text) => text.replaceAll(/\s+/g, ' '))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const waited = await waiting(page)
  await moveAll(page, '/websites', 'Quality check')
  const here = await openRecent(page)
  await expect(here.getByRole('listitem')).toHaveCount(1)

  const phone = await signInElsewhere(
    await browser.newContext({ baseURL: origin, viewport: { width: 375, height: 812 } }),
    origin,
    'manager',
  )
  await phone.goto('/reengage')
  const list = await openRecent(phone)
  await expect(list.getByRole('listitem')).toContainText(/^\d+ websites are now in Quality check/)
  await expectNoViolations(phone)
  await list.getByRole('button', { name: /^Undo: / }).click()
  await expect(list.getByText(/^Nothing to take back/)).toBeVisible({ timeout: 60_000 })
  await expect(toast(phone, /^Undone: /)).toBeVisible()
  expect(await rowsOf(phone)).toEqual(before)
  await expect(here.getByText(/^Nothing to take back/)).toBeVisible()
  await page.goto('/reengage')
  await expect.poll(() => waiting(page)).toEqual(waited)
  await phone.context().close()
})

test('the list outlives a reload and a new sign-in, says what somebody else has changed since, and is one’s own', async ({
  page,
  signIn,
  browser,
  origin,
}) => {
  await signIn('manager')
  await moveAll(page, '/websites?q=status%3Apreparation', 'Redesign')
  await page.evaluate(() => localStorage.clear())
  const moved = (await rowsOf(page)).filter(({ status }) => status === 'redesign')
  const other = await signInElsewhere(await browser.newContext({ baseURL: origin }), origin, 'support')
  await other.goto('/')
  await expect((await openRecent(other)).getByText(/^Nothing to take back/)).toBeVisible()
  await call(other, 'POST', `/website/${moved[0]?.id}/status`, { status: 'change' })

  await page.reload()
  const list = await openRecent(page)
  await expect(list.getByRole('listitem')).toContainText(/Changed or removed since then and will stay as they are: 1 of \d+/)
  await expectNoViolations(page)
  await list.getByRole('button', { name: /^Undo: / }).click()
  await expect(list.getByRole('listitem')).toContainText(/\p{L}+ \p{L}+ has changed it since: Status: Redesign → Change request/u)
  await expect(list.getByRole('button', { name: /^Undo: / })).toHaveCount(0)
  await other.context().close()
})
