import type { Browser, Page } from '@playwright/test'
import { openSink, type Sink } from '../../server/support/openSink'
import { expectNoViolations } from '../support/axe'
import { settled } from '../support/test'
import { mouse } from './hands'
import { expect, LEAD, openWebsite, signInElsewhere, test as base } from './test'
import { Worker } from './Worker'

const VIEWPORT = { width: 1440, height: 900 }
/** Sees every website, and has nothing to do with this one until somebody names her. */
const COLLEAGUE = { login: 'support', name: 'Mia Lindqvist', email: 'support@demo.partner' }

const test = base.extend<object, { sink: Sink }>({
  sink: [
    // Playwright reads the fixtures a function needs from its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const sink = await openSink()
      await provide(sink)
      await sink.close()
    },
    { scope: 'worker' },
  ],
  hostEnv: [({ sink }, provide) => provide({ MAIL_RELAY: sink.url }), { scope: 'worker' }],
})
test.use({ viewport: VIEWPORT })
test.describe.configure({ timeout: 180_000 })

test('what is seldom done: order of cards, a walk through a list, a secret, drafts, somebody named, an action taken back late', async ({
  page,
  signIn,
  browser,
  origin,
  sink,
}) => {
  await signIn('manager')
  const worker = new Worker(page, mouse)
  const composer = page.getByRole('form', { name: 'New entry' })
  const note = worker.field('Internal note', composer)

  await test.step('cards go where somebody wants them, by pointer and by keys, and stay there', async () => {
    await openWebsite(page, LEAD)
    await worker.choose(worker.button('More actions'), 'Arrange cards')
    const dialog = page.getByRole('dialog', { name: 'Arrange cards' })
    await expectNoViolations(page)
    const above = dialog.getByRole('listitem').filter({ hasText: 'To-dos' })
    await worker.button('Move Team note', dialog).dragTo(above, { targetPosition: { x: 20, y: 4 } })
    await expect.poll(() => cardsOf(page)).toEqual(['Customer', 'People', 'Team note', 'To-dos', ...REST, 'Statistics', 'Contract'])
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/preferences') && answer.request().method() !== 'GET')
    await worker.button('Move Contract', dialog).press('Alt+ArrowUp')
    const wanted = ['Customer', 'People', 'Team note', 'To-dos', ...REST, 'Contract', 'Statistics']
    await expect.poll(() => cardsOf(page)).toEqual(wanted)
    await saved
    await page.keyboard.press('Escape')
    await page.reload()
    await expect.poll(() => cardsOf(page)).toEqual(wanted)
  })

  await test.step('the next website of the list comes from its next page, and the way back leads to the list', async () => {
    // What is done meanwhile by the host changes the order of others.
    await page.goto('/websites?limit=10&sort=title')
    const last = page.getByRole('rowheader').nth(9).getByRole('link')
    const title = (await last.textContent()) ?? ''
    await last.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(/^10 of \d+$/)).toBeVisible()
    // Keys that are pressed while a screen comes do nothing, neither to it nor to the one before.
    await settled(page)
    await page.keyboard.press(']')
    await expect(page.getByText(/^11 of \d+$/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
    await expectNoViolations(page)
    await page.keyboard.press('[')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expect(page).toHaveURL(/\/websites\?limit=10&sort=title/)
  })

  await test.step('a secret becomes a link that opens once', async () => {
    await openWebsite(page, LEAD)
    const text = worker.field('Team note')
    await text.fill('Host password: Tr0ub4dor&3x')
    await worker.button('Make it a one-time link').waitFor()
    await expectNoViolations(page)
    await worker.press('Make it a one-time link')
    await expect(text).toHaveValue(/^Host password: https?:\/\/\S+\/secret\/\S+$/)
    const address = new URL(/https?:\S+/.exec(await text.inputValue())?.[0] ?? '').pathname
    const stranger = await browser.newPage({ baseURL: origin })
    await stranger.goto(address)
    await expectNoViolations(stranger)
    await stranger.getByRole('button', { name: 'Show it now' }).click()
    await expect(stranger.getByText('Tr0ub4dor&3x')).toBeVisible()
    await expectNoViolations(stranger)
    await stranger.goto(address)
    await expect(stranger.getByRole('heading', { name: 'Nothing to show any more' })).toBeVisible()
    await stranger.close()
  })

  await test.step('what is being written is there after a reload, and on another device', async () => {
    await worker.field('Team note').fill('Ring before ten.')
    await note.fill('They want a second draft.')
    await page.reload()
    await expect(note).toHaveValue('They want a second draft.')
    await expect(worker.field('Team note')).toHaveValue('Ring before ten.')
    const elsewhere = await onAnotherDevice(browser, origin)
    await openWebsite(elsewhere, LEAD)
    await expect(elsewhere.getByRole('textbox', { name: 'Internal note' })).toHaveValue('They want a second draft.')
    await expect(elsewhere.getByRole('textbox', { name: 'Team note' })).toHaveValue('Ring before ten.')
    await elsewhere.context().close()
  })

  await test.step('whoever is named while an entry is changed is told, once', async () => {
    await note.press('ControlOrMeta+Enter')
    const entry = page.getByRole('article').filter({ hasText: 'They want a second draft.' })
    await worker.choose(worker.button('More', entry), 'Edit')
    const words = worker.field('Edit')
    await words.press('End')
    await words.pressSequentially(' @mia')
    await page.getByRole('option', { name: COLLEAGUE.name }).waitFor()
    await expectNoViolations(page)
    await words.press('Enter')
    await expect(words).toHaveValue(`They want a second draft. @${COLLEAGUE.name} `)
    await words.press('ControlOrMeta+Enter')
    await expect(page.getByRole('article').filter({ hasText: `@${COLLEAGUE.name}` })).toContainText('edited')
    await expect.poll(() => sink.received.filter(({ recipients }) => recipients.includes(COLLEAGUE.email))).toHaveLength(1)
  })

  await test.step('an action is taken back long after its toast has gone', async () => {
    await worker.press(/^Next: /)
    await expect(worker.button('Status: Interested')).toBeVisible()
    await worker.choose(page.getByRole('button', { name: /^User menu/ }), 'Recent actions')
    const dialog = page.getByRole('dialog', { name: 'Recent actions' })
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expectNoViolations(page)
    await worker.press(/^Undo: .* is now in Interested$/, dialog)
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(worker.button('Status: New lead')).toBeVisible()
  })
})

const REST = ['Tags', 'Time', 'Domain names']

/** Titles of the cards in their order. */
const cardsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({ hasNotText: /^(Messages and log|Arrange cards)$/ })
    .allTextContents()

async function onAnotherDevice(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: VIEWPORT })
  return signInElsewhere(context, origin, 'manager')
}
