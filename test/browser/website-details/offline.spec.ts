import { expect, LEAD, openWebsite, test } from './test'

test.use({ viewport: { width: 1440, height: 900 } })

test('what is changed without a network waits in sight and is sent when it is back, and nothing of that is a problem', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('manager')
  await openWebsite(page, LEAD)
  const quickAdd = page.getByLabel('Add a to-do')
  const todo = (name: string) => page.getByRole('checkbox', { name })
  await quickAdd.fill('Ring the customer')
  await quickAdd.press('Enter')
  await expect(todo('Ring the customer')).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await todo('Ring the customer').click()
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByText('2 changes wait for the connection')).toBeVisible()
  await expect(page.getByText('1 to-do').first()).toBeVisible()
  const note = page.getByLabel('Internal note')
  await note.fill('She prefers the phone')
  await note.press('Control+Enter')
  await expect(page.getByText('3 changes wait for the connection')).toBeVisible()
  await expect(page.getByText('1 message').first()).toBeVisible()
  // A to-do that is new cannot be said twice: it says so and stays where it was typed.
  await quickAdd.fill('Send the offer')
  await quickAdd.press('Enter')
  await expect(page.getByText('You are offline. Please check your connection.').first()).toBeVisible()
  await expect(quickAdd).toHaveValue('Send the offer')

  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname))
  await context.setOffline(false)
  await expect(page.getByText('for the connection')).toBeHidden()
  // In the order in which they were made.
  await expect.poll(() => sent.map((path) => /(todo|follow|log)/.exec(path)?.[1]).filter(Boolean)).toEqual(['todo', 'follow', 'log'])
  await expect(note).toHaveValue('')
  await quickAdd.press('Enter')
  await expect(todo('Send the offer')).toBeVisible()

  await page.reload()
  await expect(page.locator('[data-todo][data-done]').filter({ hasText: 'Ring the customer' })).toHaveCount(1)
  await expect(todo('Send the offer')).toHaveCount(1)
  await expect(page.locator('[data-message]').filter({ hasText: 'She prefers the phone' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
})

test('each of several changes of one website is told of while it waits, one is given up, and the others are sent once and in order', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('manager')
  await openWebsite(page, LEAD)
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  const person = head.getByRole('button', { name: /^Assigned to: / })
  const due = head.getByRole('button', { name: /^Due date: / })
  const inAWeek = page.getByRole('button', { name: /^In a week/ })
  const me = page.getByRole('button', { name: 'Assign to me' })
  for (const [button, inside] of [
    [person, me],
    [due, inAWeek],
  ] as const) {
    await button.click()
    await inside.waitFor()
    await page.keyboard.press('Escape')
  }

  const dueBefore = (await due.getAttribute('aria-label')) ?? ''

  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await due.click()
  await inAWeek.click()
  await person.click()
  await me.click()
  await page.getByText('3 changes wait for the connection').click()
  const waiting = page.getByRole('list', { name: '3 changes of websites' }).getByRole('listitem')
  await expect(waiting).toHaveText([
    /Tischlerei Hansen.*Follow/,
    /Tischlerei Hansen.*Due date/,
    /Tischlerei Hansen.*Assigned to: Jonas Falk/,
  ])
  await waiting.nth(1).getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('2 changes wait for the connection')).toBeVisible()
  await expect(due).toHaveAccessibleName(dueBefore)
  // What was changed last is given up by its key, too.
  await page.getByRole('button', { name: 'Following', exact: true }).click()
  await expect(page.getByText('3 changes wait for the connection')).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText('2 changes wait for the connection')).toBeVisible()

  // What was written stays where it was written.
  const note = page.getByLabel('Internal note')
  await note.fill('Not yet')
  await note.press('Control+Enter')
  await page.getByRole('button', { name: /^Undo .*: .*1 message/ }).click()
  await expect(page.getByText('2 changes wait for the connection')).toBeVisible()
  await expect(note).toHaveValue('Not yet')
  await expect(page.getByText('Not saved')).toHaveCount(0)

  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname))
  await context.setOffline(false)
  await expect(page.getByText('for the connection')).toBeHidden()
  await expect.poll(() => sent.map((path) => /(follow|assign|due-date)/.exec(path)?.[1]).filter(Boolean)).toEqual(['follow', 'assign'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible()
  await expect(person).toHaveAccessibleName(/Jonas Falk/)
  await expect(due).toHaveAccessibleName(dueBefore)
})
