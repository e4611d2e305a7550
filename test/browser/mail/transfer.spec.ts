import type { Page } from '@playwright/test'
import type { ImapServer } from '../../../demo/features/mailTransfer/openImapServer'
import { expectNoViolations } from '../support/axe'
import { expect, signIn, test } from './test'

const subjects = (server: ImapServer, folder: string) => server.messages(folder)?.map(({ raw }) => /Subject: (.*)\r/.exec(raw)?.[1])

const mailbox = (page: Page, side: 'From' | 'To') => page.getByRole('group', { name: side, exact: true })
const password = (page: Page, side: 'From' | 'To') => mailbox(page, side).getByRole('textbox', { name: 'Password' })

async function fill(page: Page, side: 'From' | 'To', server: ImapServer): Promise<void> {
  const fields = mailbox(page, side)
  await fields.getByLabel('IMAP server').fill(server.host)
  await fields.getByLabel('Encryption').selectOption('none')
  await fields.getByLabel('Port').fill(String(server.port))
  await fields.getByLabel('User name').fill(server.user)
  await password(page, side).fill(server.password)
}

test('a mailbox is compared, copied, paused in the middle and resumed, and a second time doubles nothing', async ({ page, host }) => {
  test.setTimeout(150_000)
  const { old, fresh } = host
  // The host and its mailboxes stay for a repetition.
  fresh.messages('INBOX')?.splice(1)
  fresh.messages('Sent')?.splice(0)
  fresh.beforeAppend = async () => {}
  await signIn(page, host.origin)
  await page.goto(`${host.origin}/tools/mailtransfer`)
  await page.getByRole('button', { name: 'New transfer' }).first().click()
  await fill(page, 'From', old)
  await fill(page, 'To', fresh)
  await mailbox(page, 'From').getByRole('button', { name: 'Test connection' }).click()
  await expect(mailbox(page, 'From').getByText('It works: 2 folders found.')).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Compare mailboxes' }).click()
  await expect(page.getByText('8 of 9 e-mails are missing on the other side')).toBeVisible()
  await expect(page.getByLabel('Where Sent Items goes')).toHaveValue('Sent')
  await expectNoViolations(page)
  expect(subjects(fresh, 'INBOX')).toEqual(['Letter 1'])

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let taken = 0
  fresh.beforeAppend = async () => {
    if (++taken === 4) await held
  }
  await page.getByRole('button', { name: 'Start copying' }).click()
  await expect(page.getByText('4 of 9 e-mails: 3 copied, 1 were already there, 0 not taken.')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused()
  await expectNoViolations(page)
  release()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('heading', { name: 'What comes next' })).toBeVisible()
  await expect(page.getByText('9 of 9 e-mails: 8 copied, 1 were already there, 0 not taken.')).toBeVisible()
  await expectNoViolations(page)
  const letters = ['Letter 1', 'Letter 2', 'Letter 3', 'Letter 4', 'Letter 5', 'Letter 6', 'Letter 7', 'Letter 8']
  expect(subjects(fresh, 'INBOX')).toEqual(letters)
  expect(subjects(fresh, 'Sent')).toEqual(['Letter 100'])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download report' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)

  await page.getByRole('button', { name: 'Copy once more' }).click()
  await expect(password(page, 'From')).toHaveValue('')
  await password(page, 'From').fill(old.password)
  await password(page, 'To').fill(fresh.password)
  await page.getByRole('button', { name: 'Compare mailboxes' }).click()
  await expect(page.getByText('Nothing is missing: all 9 e-mails are on the other side already.')).toBeVisible()
  await page.getByRole('button', { name: 'Copy folders anyway' }).click()
  await expect(page.getByText('9 of 9 e-mails: 0 copied, 9 were already there, 0 not taken.')).toBeVisible()
  await page.getByRole('button', { name: 'All transfers' }).click()
  await expect(page.getByRole('row', { name: 'anna@old.test' }).first()).toContainText('Done')
  expect(subjects(fresh, 'INBOX')).toEqual(letters)
})
