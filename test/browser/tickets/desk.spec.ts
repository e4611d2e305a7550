import { expectNoViolations } from '../support/axe'
import { answer, answersTo, expect, openId, pane, rows, test, ticketOf, title, toast } from './test'

/** What can be seen and used of the pane after each change of it, and under which head. */
function watch(aside: Element): { head: string; words: string }[] {
  const looks: { head: string; words: string }[] = []
  const isInUse = (part: Element) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]')
  const look = () => {
    const parts = [...aside.querySelectorAll<HTMLElement>('article, textarea, li')].filter(isInUse)
    const words = parts.map((part) => (part instanceof HTMLTextAreaElement ? part.value : part.textContent)).join('\n')
    looks.push({ head: aside.querySelector('h2')?.textContent ?? '', words })
  }
  new MutationObserver(look).observe(aside, { childList: true, subtree: true, attributes: true, characterData: true })
  return looks
}

test.describe.configure({ mode: 'default' })

test.describe('with room for both', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('three tickets are answered and closed by the keyboard alone, in three actions each', async ({ page, signIn }) => {
    await signIn('support')
    await page.goto('/tickets?tab=all')
    await expect(rows(page).first()).toBeVisible()
    await rows(page).first().focus()
    const answered: number[] = []
    for (const nth of [1, 2, 3]) {
      await page.keyboard.press('r')
      await expect(answer(page)).toBeFocused()
      const id = openId(page)
      answered.push(id)
      await page.keyboard.type(`Answer number ${nth}`)
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(page).not.toHaveURL(new RegExp(`ticket=${id}\\b`))
      await expect(title(page)).toBeFocused()
      await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0)
    }
    expect(new Set(answered).size).toBe(3)
    for (const [nth, id] of answered.entries()) {
      expect((await ticketOf(page, id)).done).toBe(true)
      expect(await answersTo(page, id)).toContain(`Answer number ${nth + 1}`)
    }
  })

  test('an answer is taken back with its words, and its ticket is open again', async ({ page, signIn }) => {
    await signIn('support')
    await page.goto('/tickets?tab=all')
    await rows(page).first().click()
    await expect(title(page)).toBeFocused()
    const id = openId(page)
    await page.keyboard.press('r')
    await page.keyboard.type('Too soon')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page).not.toHaveURL(new RegExp(`ticket=${id}\\b`))
    await expect(toast(page, /is answered and done/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page).toHaveURL(new RegExp(`ticket=${id}\\b`))
    await expect(answer(page)).toHaveValue('Too soon')
    await expect(page.locator(`[data-row="${id}"]`)).toBeVisible()
    await expect.poll(async () => (await ticketOf(page, id)).done).toBe(false)
    expect(await answersTo(page, id)).toEqual([])
    // What is written is kept, whatever is opened meanwhile.
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect(page).not.toHaveURL(new RegExp(`ticket=${id}\\b`))
    await page.keyboard.press('k')
    await expect(page).toHaveURL(new RegExp(`ticket=${id}\\b`))
    await expect(answer(page)).toHaveValue('Too soon')
  })

  test('an answer is taken back from another screen, and nothing of it is lost', async ({ page, signIn }) => {
    await signIn('support')
    await page.goto('/tickets?tab=all')
    await rows(page).first().click()
    const id = openId(page)
    await answer(page).fill('Too soon')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(toast(page, /is answered and done/)).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page).toHaveURL(new RegExp(`/tickets\\?ticket=${id}\\b`))
    await expect(answer(page)).toHaveValue('Too soon')
    expect(await answersTo(page, id)).toEqual([])
  })

  test('a double click sends one answer, also where the next ticket has a draft', async ({ page, signIn }) => {
    await signIn('support')
    await page.goto('/tickets?tab=all')
    await rows(page).nth(1).click()
    await answer(page).fill('Not yet')
    await expect(pane(page).getByText('Draft kept')).toBeVisible()
    const next = openId(page)
    await rows(page).first().click()
    await expect(page).not.toHaveURL(new RegExp(`ticket=${next}\\b`))
    const id = openId(page)
    await answer(page).fill('At once')
    await pane(page).getByRole('button', { name: 'Send and close' }).dblclick()
    await expect(page).toHaveURL(new RegExp(`ticket=${next}\\b`))
    await expect(answer(page)).toHaveValue('Not yet')
    expect(await answersTo(page, id)).toEqual(['At once'])
    expect(await answersTo(page, next)).toEqual([])
  })

  test('a double click finishes one ticket, not the next as well', async ({ page, signIn }) => {
    await signIn('support')
    await page.goto('/tickets?tab=all')
    await rows(page).first().click()
    await expect(answer(page)).toBeVisible()
    const first = openId(page)
    const next = Number(await rows(page).nth(1).getAttribute('data-row'))
    await pane(page).getByRole('button', { name: 'Mark as done' }).dblclick()
    await expect.poll(async () => (await ticketOf(page, first)).done).toBe(true)
    await expect(page).toHaveURL(new RegExp(`ticket=${next}\\b`))
    await expect(answer(page)).toBeVisible()
    expect((await ticketOf(page, next)).done).toBe(false)
    await page.keyboard.press('z')
    await expect.poll(async () => (await ticketOf(page, first)).done).toBe(false)
  })

  test('a double click in a row finishes its ticket, not the one that moves up', async ({ page, signIn }) => {
    await signIn('support')
    await page.goto('/tickets?tab=all')
    const [first, next] = await Promise.all([0, 1].map(async (nth) => Number(await rows(page).nth(nth).getAttribute('data-row'))))
    const row = page.locator('[data-island=main] .partner-root tbody tr').first()
    await row.hover()
    // Slow enough for the row to be gone between the two.
    await row.getByRole('button', { name: /done/ }).dblclick({ delay: 80 })
    await expect(rows(page).first()).toHaveAttribute('data-row', String(next))
    await page.keyboard.press('z')
    await expect(rows(page).first()).toHaveAttribute('data-row', String(first))
    expect((await ticketOf(page, Number(next))).done).toBe(false)
  })

  test('a ticket stays open while somebody writes in it, whatever its list shows; an answer that is refused leads back', async ({
    page,
    signIn,
  }) => {
    await signIn('support')
    await page.goto('/tickets?tab=all')
    await rows(page).first().click()
    const id = openId(page)
    await answer(page).fill('Half a sen')
    await page.locator('[data-island=main]').getByRole('searchbox').fill('nothing has these words')
    await expect(rows(page)).toHaveCount(0)
    await expect(answer(page)).toHaveValue('Half a sen')
    await page.locator('[data-island=main]').getByRole('searchbox').fill('')
    await expect(rows(page).first()).toBeVisible()
    let refuse: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await page.route('**/log/message', async (route) => {
      await held
      await route.fulfill({ status: 403, contentType: 'application/json', body: '{"error":"Not you"}' })
    })
    await answer(page).focus()
    await page.keyboard.press('ControlOrMeta+Enter')
    await rows(page).nth(1).click()
    await expect(page).not.toHaveURL(new RegExp(`ticket=${id}\\b`))
    refuse()
    await expect(toast(page, /Your text was not sent/)).toBeVisible()
    await page.getByRole('button', { name: 'Back to the text' }).click()
    await expect(page).toHaveURL(new RegExp(`ticket=${id}\\b`))
    await expect(answer(page)).toHaveValue('Half a sen')
    await expect(answer(page)).toBeFocused()
  })

  test('nothing of one ticket is to be seen or used under the head of the next', async ({ page, signIn }) => {
    await signIn('support')
    await page.goto('/tickets?tab=all')
    await rows(page).first().click()
    const first = (await title(page).textContent()) ?? ''
    await answer(page).fill('Only for the first')
    await pane(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('100') })
    await expect(pane(page).getByRole('button', { name: /offer\.txt/ })).toBeVisible()
    const said = (await pane(page).getByRole('article').first().textContent()) ?? ''
    const seen = await pane(page).evaluateHandle(watch)
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect(answer(page)).toHaveValue('')
    const second = (await title(page).textContent()) ?? ''
    await page.keyboard.press('k')
    await expect(answer(page)).toHaveValue('Only for the first')
    await expect(pane(page).getByRole('button', { name: /offer\.txt/ })).toBeVisible()
    const looks = await seen.jsonValue()
    expect(new Set(looks.map(({ head }) => head))).toEqual(new Set([first, second]))
    for (const word of ['Only for the first', 'offer.txt', said])
      expect(looks.filter(({ head, words }) => head === second && words.includes(word))).toEqual([])
  })

  test('who goes on and writes before the next answer is there, writes that one', async ({ page, signIn }) => {
    await signIn('support')
    await page.goto('/tickets?tab=all')
    await rows(page).first().click()
    const first = openId(page)
    await answer(page).fill('Only for the first')
    await page.keyboard.press('Escape')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    for (const key of ['j', 'j', 'r']) await page.keyboard.press(key)
    await page.keyboard.type('For the third')
    await expect(answer(page)).toHaveValue('For the third')
    await expect(answer(page)).toBeFocused()
    const third = openId(page)
    await page.keyboard.press('Escape')
    for (const key of ['k', 'k']) await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`ticket=${first}\\b`))
    await expect(title(page)).toBeFocused()
    await expect(answer(page)).toHaveValue('Only for the first')
    for (const key of ['j', 'j']) await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`ticket=${third}\\b`))
    await expect(answer(page)).toHaveValue('For the third')
  })

  test('an answer may leave the ticket open, or put it off', async ({ page, signIn }) => {
    await signIn('support')
    await page.goto('/tickets?tab=all')
    await rows(page).first().click()
    const id = openId(page)
    await expect(answer(page)).toBeVisible()
    await expectNoViolations(page)
    await answer(page).fill('We are on it')
    await pane(page).getByRole('button', { name: 'Send', exact: true }).click()
    await expect(toast(page, /is answered\./)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`ticket=${id}\\b`))
    await expect(pane(page).getByText('We are on it')).toBeVisible()
    await answer(page).fill('And tell you on Monday')
    await pane(page).getByRole('button', { name: 'Send and snooze' }).click()
    await page.getByRole('button', { name: 'Until the customer replies' }).click()
    await expect(page).not.toHaveURL(new RegExp(`ticket=${id}\\b`))
    await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0)
    expect((await ticketOf(page, id)).done).toBe(false)
    const next = openId(page)
    await page.keyboard.press('h')
    await page.getByRole('button', { name: /^Next week/ }).click()
    await expect(page.locator(`[data-row="${next}"]`)).toHaveCount(0)
  })

  test('a saved reply is found by typing, filled in, and not sent with holes', async ({ page, signIn }) => {
    await signIn('support')
    await page.goto('/tickets?tab=all')
    await rows(page).first().click()
    await answer(page).focus()
    await page.keyboard.type('/')
    const list = page.getByRole('listbox', { name: 'Saved replies' })
    await expect(list.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(list).toHaveCount(0)
    await expect(answer(page)).not.toHaveValue('')
    await expect(answer(page)).not.toHaveValue(/\{\{customer\.(?!title)/)

    await answer(page).fill('{{?What is the price?}}')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(pane(page).getByText(/Still to be filled in/)).toBeVisible()
  })

  test('the address of a ticket opens it for others, also when it is done; one that is not there says so', async ({
    page,
    signIn,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn('manager')
    await page.goto('/tickets?tab=all')
    await rows(page).nth(2).click()
    const name = (await title(page).textContent()) ?? ''
    const id = openId(page)
    await page.keyboard.press('.')
    await expect(toast(page, 'Link to the ticket copied')).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toMatch(new RegExp(`/tickets\\?ticket=${id}$`))
    await page.keyboard.press('e')
    await expect(page).not.toHaveURL(new RegExp(`ticket=${id}\\b`))
    await expect.poll(async () => (await ticketOf(page, id)).done).toBe(true)

    await page.goto(address)
    await expect(title(page)).toHaveText(name)
    await pane(page).getByRole('button', { name: 'Open again' }).click()
    await expect(page.locator(`[data-row="${id}"]`)).toBeVisible()

    await page.goto('/tickets?ticket=999999')
    await expect(pane(page).getByText('There is no such ticket')).toBeVisible()
    await page.keyboard.press('Tab')
    await pane(page).getByRole('button', { name: 'Back to the list' }).click()
    await expect(pane(page)).toHaveCount(0)
  })
})

test('on a laptop the ticket lies over its list', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn('support')
  await page.goto('/tickets?tab=all')
  await rows(page).first().click()
  await expect(title(page)).toBeVisible()
  await expect(rows(page).first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(pane(page)).toHaveCount(0)
  await expect(rows(page).first()).toBeFocused()
})

test('below the note about the sidebar the ticket ends in the window', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signIn('support')
  await page.goto('/tickets?tab=all')
  await rows(page).first().click()
  await expect(title(page)).toBeVisible()
  await expect(page.getByText('There is no room for the sidebar here.')).toBeVisible()
  const end = await pane(page).evaluate((open) => open.getBoundingClientRect().bottom)
  expect(end).toBeLessThanOrEqual(1024)
})

test('on a phone the ticket is the page, and Back leads to the list', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await signIn('support')
  await page.goto('/tickets?tab=all')
  await rows(page).first().click()
  await expect(title(page)).toBeVisible()
  await expect(rows(page).first()).toBeHidden()
  await expect(answer(page)).toBeVisible()
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await pane(page).getByRole('button', { name: 'Back to the list' }).click()
  await expect(rows(page).first()).toBeFocused()
  await rows(page).first().click()
  await expect(title(page)).toBeVisible()
  await page.goBack()
  await expect(rows(page).first()).toBeVisible()
  await expect(pane(page)).toHaveCount(0)
})
