import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
import { expect, signIn, test } from './test'

const CUSTOMER = 'info@blumenhaus-brandt.example'

/** Writes to people who are no contacts of the website. */
async function sendAnyway(page: Page, composer: string, { to, subject }: { to: readonly string[]; subject: string }): Promise<void> {
  await page.goto(composer)
  for (const email of to) {
    await page.getByRole('combobox', { name: 'To' }).fill(email)
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByText('The e-mail leaves in a few seconds')).toBeVisible()
}

test('a file that is too large stands in the thread, and is to be had', async ({ page, host }) => {
  test.setTimeout(120_000)
  const video = Buffer.alloc(26 * 1024 ** 2, 'v')
  await host.deliver({
    from: CUSTOMER,
    to: 'inbox+1@demo.partner',
    subject: 'Our video',
    text: 'Here it is.',
    attachments: [{ filename: 'video.mp4', content: video }],
  })
  await signIn(page, host.origin)
  await page.goto(`${host.origin}/tickets`)
  await page.locator('[data-island=main] .partner-root').getByRole('link', { name: 'Our video' }).click()
  const files = page.getByRole('list', { name: 'Files that were not taken over' })
  await expect(files.first()).toContainText('not taken over: too large')
  const download = page.waitForEvent('download')
  await files
    .first()
    .getByRole('link', { name: /video\.mp4/ })
    .click()
  expect((await readFile(await (await download).path())).equals(video)).toBe(true)
})

test('a mail that says of itself that it is genuine waits for people, and stays marked', async ({ page, host }) => {
  await host.deliverUnchecked({ from: CUSTOMER, to: 'inbox+1@demo.partner', subject: 'Wire the money', text: 'At once.' })
  await signIn(page, host.origin)
  await page.goto(`${host.origin}/unassigned_emails?search=wire`)
  await expect(page.getByRole('heading', { name: 'Wire the money' })).toBeVisible()
  await expect(page.getByText('Sender not checked').last()).toBeVisible()
  await page.getByRole('button', { name: 'Assign to Blumenhaus Brandt' }).click()
  await expect(page.getByText('E-mail assigned to Blumenhaus Brandt')).toBeVisible()
  await page.goto(`${host.origin}/tickets`)
  const row = page.locator('[data-island=main] .partner-root').getByRole('row', { name: /Wire the money/ })
  await expect(row.getByText('Sender not checked')).toBeVisible()
})

test('a mail that one of its recipients has and another has not says so, and for whom, in the list and in the log', async ({
  page,
  host,
}) => {
  test.setTimeout(120_000)
  await signIn(page, host.origin)
  await sendAnyway(page, `${host.origin}/email-composer/compose/6`, {
    to: ['ada@shop.test', 'nobody@shop.test'],
    subject: 'To both of you',
  })

  const row = page.getByRole('row', { name: /To both of you/ })
  await expect(async () => {
    await page.goto(`${host.origin}/tools/outgoing-mails?q=both`)
    await expect(row.getByText('Refused in part')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await expect(row).toContainText('Not delivered to nobody@shop.test')
  await expectNoViolations(page)
  await page.goto(`${host.origin}/website/6`)
  await expect(page.getByText('Returned in part')).toBeVisible()
  await expect(page.getByText(/^Not delivered to nobody@shop\.test: .*550/)).toBeVisible()
})

test('a mail that no server takes is found, its address released, and the mail sent again', async ({ page, host }) => {
  test.setTimeout(120_000)
  await signIn(page, host.origin)
  await sendAnyway(page, `${host.origin}/email-composer/compose/5`, { to: ['nobody@shop.test'], subject: 'To nobody' })

  const row = page.getByRole('row', { name: /To nobody/ })
  await expect(async () => {
    await page.goto(`${host.origin}/tools/outgoing-mails`)
    await page.getByRole('searchbox', { name: 'Address, subject or website' }).fill('to nobody')
    await expect(row.getByText('Refused')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await expect(row).toContainText('550')
  await expectNoViolations(page)

  await page.getByRole('tab', { name: 'Suppressed addresses' }).click()
  await page.getByRole('button', { name: /Remove: .*nobody@shop.test/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No suppressed addresses')).toBeVisible()

  await page.getByRole('tab', { name: 'Mails' }).click()
  await page.getByRole('button', { name: /Send again: .*To nobody/ }).click()
  await expect(page.getByText('The mail is on its way again.')).toBeVisible()
})
