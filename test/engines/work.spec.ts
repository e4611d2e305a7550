import type { Page } from './Page'
import { STORAGE_PREFIX } from '../../src/store/persistence/storageKeys'
import { expect, test } from './test'

test.beforeEach(({ signIn }) => signIn('manager'))

/** Titles of the cards in a column of the board. */
const cards = (tab: Page, column: string) => tab.css(`[data-cell=${column}]`).css('[data-card]')

test('a card is dragged to another column by mouse, and comes back by Undo', async ({ tab, line }) => {
  await tab.open('/')
  // What comes later moves what is there.
  await tab.island('goals').role('progressbar').visible()
  await expect.poll(line.underWay).toBe(0)
  const title = await titleOf(tab, 'preparation')
  const card = tab.css(`[data-card][aria-label="${title}"]`)
  await tab.drag(card, cards(tab, 'lead_interest').nth(0))
  await tab.css('[data-cell=lead_interest]').css(`[aria-label="${title}"]`).visible()
  await tab.role('region', 'Messages').role('button', 'Undo').click()
  await tab.css('[data-cell=preparation]').css(`[aria-label="${title}"]`).visible()
})

test('a card is lifted, carried and dropped by keys, and comes back by one', async ({ tab }) => {
  await tab.open('/')
  const title = await titleOf(tab, 'preparation')
  await cards(tab, 'preparation').nth(0).press('Shift', ' ')
  await tab.text(/ picked up\./).visible()
  await tab.press('ArrowRight')
  await tab.press(' ')
  await tab.css('[data-cell=preparation_check]').css(`[aria-label="${title}"]`).hasFocus()
  await tab.press('z')
  await tab.css('[data-cell=preparation]').css(`[aria-label="${title}"]`).hasFocus()
})

test('to-dos are written, put in another order by mouse and by keys, and done', async ({ tab, engine }) => {
  await tab.open('/website/12')
  const add = tab.role('textbox', 'Add a to-do')
  for (const todo of ['First of all', 'After that']) {
    await add.fill(todo)
    await tab.press('Enter')
    await tab.role('checkbox', todo).visible()
  }
  const place = async (todo: string) => (await tab.css('[data-todo]').contents()).findIndex((text) => text.includes(todo))
  const isAbove = async () => (await place('After that')) < (await place('First of all'))
  expect(await isAbove()).toBe(false)
  const handle = tab.role('button', /^Move “After that”/)
  await tab.drag(handle, tab.role('checkbox', 'First of all'))
  await expect.poll(isAbove).toBe(true)
  await handle.press('Alt', 'ArrowDown')
  await expect.poll(isAbove).toBe(false)
  await tab.role('checkbox', 'After that').press(' ')
  await tab.role('checkbox', 'After that').gone()
  await engine.reload()
  await tab.role('checkbox', 'First of all').visible()
})

test('what is being written is there after a reload, and is sent', async ({ tab, engine }) => {
  await tab.open('/website/9')
  const note = tab.role('textbox', 'Internal note')
  await note.fill('They want a second draft.')
  await isKept(tab, 'They want a second draft.')
  await engine.reload()
  await note.holds('They want a second draft.')
  await note.press('Control', 'Enter')
  await tab.role('article').text('They want a second draft.').visible()
  await note.holds('')
})

test('a mail is written with bold words, taken back letter by letter, and its draft survives a reload', async ({ tab, engine }) => {
  await tab.open('/email-composer/compose/3')
  const text = tab.role('textbox', 'Text')
  await text.visible()
  await text.press('Control', 'Home')
  await engine.type('Dear ')
  await tab.press('Control', 'b')
  await engine.type('all')
  await tab.press('Control', 'b')
  await engine.type(', ')
  await text.says('Dear all, ')
  await expect.poll(() => tab.css('[contenteditable=true]').css('strong').content()).toBe('all')
  await tab.role('button', 'Bold').click()
  await tab.press('Control', 'z')
  await text.says(/^(?!Dear all, )/)
  await tab.press('Control', 'y')
  await text.says('Dear all')
  await tab.role('textbox', 'Subject').fill('Second draft')
  await isKept(tab, 'Second draft')
  await engine.reload()
  await tab.role('textbox', 'Subject').holds('Second draft')
  await text.says('Dear all')
})

test('a toast tells what was done, moves into the dialog above it, and is acted on there', async ({ tab }) => {
  await tab.open('/tickets')
  const rows = tab.css('[data-row]')
  await rows.visible()
  const count = await rows.count()
  await rows.nth(0).press('e')
  await rows.has(count - 1)
  const undo = tab.role('region', 'Messages').role('button', 'Undo')
  await undo.hover()
  await tab.press('?')
  const dialog = tab.role('dialog').role('button', 'Close').nth(0)
  await dialog.visible()
  await undo.click()
  await tab.press('Escape')
  await dialog.gone()
  await rows.has(count)

  await rows.nth(0).press('e')
  await rows.has(count - 1)
  await undo.press('Enter')
  await rows.has(count)
})

test('without a line nothing typed is lost, and with it again it is saved', async ({ tab, line }) => {
  await tab.open('/profile')
  const name = tab.role('textbox', 'First name')
  await name.fill('Yukiko')
  line.cut()
  await tab.role('button', 'Save').click()
  await tab
    .role('alert')
    .text(/Your changes were not saved/)
    .visible()
  await name.holds('Yukiko')
  line.mend()
  await tab.role('button', 'Save').click()
  await tab.text('Your profile has been saved').visible()
})

test('Back and Forward go between screens without loading a page', async ({ tab, engine }) => {
  await tab.open('/tickets')
  const heading = tab.island('main').css('h1')
  await heading.says('Tickets')
  await engine.run(() => void Object.assign(window, { isSame: true }))
  await tab.role('button', /^User menu: /).click()
  await tab.role('menuitem', 'Basics').click()
  await heading.says('Profile')
  await engine.run(() => history.back())
  await heading.says('Tickets')
  await tab.isAt('/tickets')
  await engine.run(() => history.forward())
  await heading.says('Profile')
  expect(await engine.run(() => 'isSame' in window)).toBe(true)
})

async function titleOf(tab: Page, column: string): Promise<string> {
  await cards(tab, column).visible()
  return (await cards(tab, column).nth(0).attribute('aria-label')) ?? ''
}

/** What is typed is kept by and by; a page that is left earlier keeps it too, except in WebKit, which ends what it writes. */
async function isKept(tab: Page, text: string): Promise<void> {
  await expect.poll(() => tab.run(readDrafts, `${STORAGE_PREFIX}drafts`), { message: 'kept drafts' }).toContain(text)
}

/** Runs in the page. */
function readDrafts(name: string): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('error', () => resolve(''))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(JSON.stringify(reading.result))
      })
    })
  })
}
