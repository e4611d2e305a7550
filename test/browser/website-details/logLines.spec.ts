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
    ['de', 'Aufgabe hinzugefügt: Call the baker', 'Website angelegt'],
    ['ja', 'タスクを追加しました：Call the baker', 'サイトを作成しました'],
  ] as const) {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    await page.request.put('/preview/api/person', { headers, data: { language }, failOnStatusCode: true })
    await page.goto(`/website/${WEBSITE}`)
    await expect(log).toContainText(added)
    await expect(page.locator('[data-category="system"]').filter({ hasText: created })).toHaveCount(1)
  }
})

test('what happened in the customer area is called in the language of who reads it', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/')
  const { items } = await call<{ items: { id: number; status: string }[] }>(page, 'GET', '/api/websites?limit=100')
  const id = items.find(({ status }) => status === 'preparation')?.id ?? 0
  await page.goto(`/website/${id}/portal/my_dashboard`)
  await page.locator('select[name=sector]').selectOption('food')
  await page.locator('form[data-url="/my/onboarding/save"] button').click()
  await page.waitForURL('**/my/?saved=1')
  for (const [language, title] of [
    ['de', 'Der Kunde hat sein Geschäft vorgestellt: Essen und Gastronomie'],
    ['en', 'The customer has introduced the business: Food and restaurants'],
  ] as const) {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    await page.request.put('/preview/api/person', { headers, data: { language }, failOnStatusCode: true })
    await page.goto(`/website/${id}`)
    await expect(page.locator('[data-category="data_changed"]').filter({ hasText: title })).toHaveCount(1)
  }
})

test('letters that turn the direction of writing turn no words around them', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto(`/website/${WEBSITE}`)
  await call(page, 'POST', `/website/${WEBSITE}/todo/create`, { description: '\u202EgnihtyreveneddiH' })
  await page.reload()
  const line = page.locator('[data-category="system"]').filter({ hasText: 'To-do added' }).last()
  await expect(line).toHaveCount(1)
  const lefts = await line.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let text = walker.nextNode()
    while (text && !text.textContent?.includes('To-do added')) text = walker.nextNode()
    const start = text?.textContent?.indexOf('To-do added') ?? 0
    return [...'To-do added'].map((_, nth) => {
      const letter = document.createRange()
      if (!text) throw new Error('No such text')
      letter.setStart(text, start + nth)
      letter.setEnd(text, start + nth + 1)
      return letter.getBoundingClientRect().left
    })
  })
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
})
