import type { Page } from '@playwright/test'
import { chooseInUserMenu } from '../menus/test'
import { expect, LEAD, openWebsite, test } from './test'

test.use({ viewport: { width: 1440, height: 900 } })

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test('what was typed a moment before the page is left is there again, though the host never heard of it', async ({ page, signIn }) => {
  await signIn('admin')
  await page.route(/\/api\/draft\b/, (route) => route.abort())
  // The host is asked once the browser has looked at what it has itself; what is typed sooner has no place yet.
  const looked = () => page.waitForRequest((request) => /\/api\/draft\?.*thread/.test(request.url()))
  let hasLooked = looked()
  await openWebsite(page, LEAD)
  const note = page.getByRole('textbox', { name: 'Internal note' })
  page.on('dialog', (dialog) => void dialog.accept())
  for (const text of ['Half a sent', 'Half a sentence', 'A whole sentence.']) {
    await hasLooked
    await note.fill(text)
    hasLooked = looked()
    await page.reload()
    await expect(note).toHaveValue(text)
  }
})

test('signing out deletes what two tabs have kept, though both still hold the database', async ({ page, context, signIn }) => {
  await signIn('manager')
  const other = await context.newPage()
  for (const tab of [other, page]) {
    await openWebsite(tab, LEAD)
    await tab.getByRole('textbox', { name: 'Internal note' }).fill('Not for the next one')
  }
  await expect.poll(() => databases(page)).toEqual(['partner-islands:drafts'])
  await chooseInUserMenu(page, 'Log out')
  // What is written is not saved.
  const question = page.getByRole('dialog', { name: 'Log out without saving?' }).getByRole('button', { name: 'Log out' })
  const isOut = page.waitForURL(/\/login/)
  await Promise.race([isOut, question.click().catch(() => undefined)])
  await isOut
  await expect(other).toHaveURL(/\/login/)
  expect(await databases(page)).toEqual([])
})
