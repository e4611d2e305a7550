import { call, expect, test } from './test'

/** A website of the small set; its partner writes in English. */
const WEBSITE = 4

test('the same log is read in German and in Japanese, whatever language its lines were written in', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto(`/website/${WEBSITE}`)
  await call(page, 'POST', `/website/${WEBSITE}/todo/create`, { description: 'Call the baker' })
  const log = page.locator('[data-category="system"]').filter({ hasText: 'Call the baker' })
  for (const [language, added, created] of [
    ['en', 'To-do added: Call the baker', 'Website created'],
    ['de', 'To-do hinzugefügt: Call the baker', 'Website angelegt'],
    ['ja', 'ToDoを追加しました：Call the baker', 'サイトを作成しました'],
  ] as const) {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    await page.request.put('/preview/api/person', { headers, data: { language }, failOnStatusCode: true })
    await page.goto(`/website/${WEBSITE}`)
    await expect(log).toContainText(added)
    await expect(page.locator('[data-category="system"]').filter({ hasText: created })).toHaveCount(1)
  }
})
