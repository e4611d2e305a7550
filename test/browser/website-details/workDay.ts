import { expect, type Locator } from '@playwright/test'
import { call, LEAD } from './test'
import type { Worker } from './Worker'

const OTHER = { id: 9, title: 'Yogastudio Vogel' }
const QUESTIONS = ['When will it be ready?', 'May we send more pictures?', 'What does a shop cost?']
const STRAY = 'This is about another website.'

interface Entry {
  readonly category: string
  readonly message: string
  readonly done: boolean
}

/** What the customer has written before the day begins. */
export async function askQuestions({ page }: Worker): Promise<void> {
  for (const message of [...QUESTIONS, STRAY])
    await call(page, 'POST', `/website/${LEAD.id}/log/message`, { category: 'message_from', subject: message, message })
}

/** A day's work: takes a lead to done. */
export async function workDay(worker: Worker): Promise<void> {
  await startTimer(worker)
  await assign(worker)
  await askForData(worker)
  await move(worker, 'Preparation')
  for (const question of QUESTIONS) await answer(worker, question)
  await moveEntry(worker)
  await logCall(worker)
  await finishTodos(worker)
  await setDueDate(worker)
  for (const status of ['Creation', 'Ready to publish']) await move(worker, status)
  await checkWebsite(worker)
  await moveOn(worker, 'Done')
  await stopTimer(worker)
  await deleteDuplicate(worker)
}

async function startTimer(worker: Worker): Promise<void> {
  await worker.press('Start timer')
  await worker.until(worker.button('Stop timer', header(worker)), worker.button('Start timer'))
}

async function assign(worker: Worker): Promise<void> {
  await worker.chooseButton(worker.button(/^Assigned to: /, header(worker)), 'Assign to me')
  await worker.until(worker.button('Assigned to: Jonas Falk', header(worker)))
}

async function askForData(worker: Worker): Promise<void> {
  await worker.press('Reply', composer(worker))
  await worker.write('Subject', 'Your texts and pictures', composer(worker))
  await worker.write('Reply', 'Please send us your texts and pictures.', composer(worker))
  await send(worker, 'Please send us your texts and pictures.')
}

async function answer(worker: Worker, question: string): Promise<void> {
  const asked = entry(worker, question)
  await worker.choose(worker.button('More', asked), 'Reply')
  await worker.write('Reply', `Answer to: ${question}`, composer(worker))
  await send(worker, `Answer to: ${question}`)
  await worker.press('Mark as done', asked)
  await worker.until(worker.button('Mark as undone', asked), worker.button('Mark as done', asked))
}

async function moveEntry(worker: Worker): Promise<void> {
  const stray = entry(worker, STRAY)
  await worker.choose(worker.button('More', stray), 'Move to another website')
  const dialog = worker.page.getByRole('dialog', { name: 'Move to another website' })
  const target = dialog.getByRole('combobox', { name: 'Website' })
  await worker.hands.write(target, OTHER.title)
  // While the last letters are looked for, what the first ones found stands above it.
  await expect(dialog.getByRole('option')).toHaveText([new RegExp(OTHER.title)])
  await target.press('ArrowDown')
  await target.press('Enter')
  await worker.press('Move', dialog)
  await worker.until(async () => (await stray.count()) === 0)
}

async function logCall(worker: Worker): Promise<void> {
  await worker.press('Call note', composer(worker))
  await worker.write('Contact', 'Frau Hansen', composer(worker))
  await worker.write('Call note', 'She likes the draft.', composer(worker))
  await send(worker, 'She likes the draft.')
}

async function finishTodos(worker: Worker): Promise<void> {
  for (const todo of ['Check the imprint', 'Order the domain']) {
    await worker.write('Add a to-do', todo)
    await worker.press('Add', worker.page.locator('form', { has: worker.field('Add a to-do') }))
    const box = worker.page.getByRole('checkbox', { name: todo })
    await worker.until(box, worker.button('Add'))
    await worker.hands.tick(box)
    const done = worker.page.locator('[data-todo][data-done]').filter({ hasText: todo })
    await worker.until(async () => (await done.count()) > 0, box)
  }
}

async function setDueDate(worker: Worker): Promise<void> {
  await worker.chooseButton(worker.button(/^Due date: /, header(worker)), /^In a week/)
  await worker.until(worker.page.getByText(/ is due on /))
}

/** By the menu of all statuses. */
async function move(worker: Worker, status: string): Promise<void> {
  const choose = () => worker.choose(worker.button(/^Status: /), new RegExp(`^${status}`))
  await choose()
  await worker.until(worker.button(`Status: ${status}`), choose)
}

/** By the button to the next status. */
async function moveOn(worker: Worker, status: string): Promise<void> {
  await worker.press(`Next: ${status}`)
  await worker.until(worker.button(`Status: ${status}`), worker.button(`Next: ${status}`))
}

async function checkWebsite(worker: Worker): Promise<void> {
  await worker.choose(worker.button('More actions'), 'Check website')
  const dialog = worker.page.getByRole('dialog', { name: 'Check website' })
  await worker.press('Run check', dialog)
  await worker.until(dialog.getByText(/^Checked /), worker.button('Run check', dialog))
  await worker.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

async function stopTimer(worker: Worker): Promise<void> {
  await worker.press('Stop timer', header(worker))
  await worker.until(worker.button('Start timer'))
}

async function deleteDuplicate(worker: Worker): Promise<void> {
  const title = `${LEAD.title} (copy)`
  await worker.choose(worker.button('More actions'), 'Duplicate')
  const open = worker.button('Open')
  await worker.until(open)
  await worker.hands.press(open)
  await worker.until(worker.page.getByRole('heading', { level: 1, name: title }))
  await worker.choose(worker.button('More actions'), /^Delete website/)
  const dialog = worker.page.getByRole('dialog', { name: 'Delete this website?' })
  await worker.write(/./, title, dialog)
  await worker.press('Delete website', dialog)
  await worker.until(worker.page.getByText(`“${title}” was deleted`), worker.button('Delete website', dialog))
}

const header = ({ page }: Worker): Locator => page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
const composer = ({ page }: Worker): Locator => page.getByRole('form', { name: 'New entry' })
const entry = ({ page }: Worker, text: string): Locator => page.locator('[data-category=message_from]').filter({ hasText: text })

async function send(worker: Worker, text: string): Promise<void> {
  const button = composer(worker).getByRole('button', { name: /^(Put in queue|Send|Save note)/ })
  await worker.hands.press(button)
  await worker.until(worker.page.getByRole('article').filter({ hasText: text }), button)
}

/** What the host has in the evening: everything that was done, once. */
export async function expectDone({ page }: Worker): Promise<void> {
  const website = await call<Record<string, unknown>>(page, 'GET', `/website/${LEAD.id}/data`)
  expect(website).toMatchObject({ status: 'done', assigned_to: { forename: 'Jonas' }, due_date: expect.stringMatching(/^\d{4}-/) })

  const entries = await logOf(page, LEAD.id)
  const written = (category: string) => entries.filter((one) => one.category === category)
  expect(written('message_to').map(({ message }) => message)).toEqual(
    expect.arrayContaining(['Please send us your texts and pictures.', ...QUESTIONS.map((question) => `Answer to: ${question}`)]),
  )
  for (const text of [...QUESTIONS.map((question) => `Answer to: ${question}`), 'She likes the draft.'])
    expect(entries.filter(({ message }) => message === text)).toHaveLength(1)
  for (const question of QUESTIONS) expect(written('message_from').find(({ message }) => message === question)?.done).toBe(true)
  expect((await logOf(page, OTHER.id)).map(({ message }) => message)).toContain(STRAY)

  const { items } = await call<{ items: { description: string; done: boolean }[] }>(page, 'GET', `/website/${LEAD.id}/todo`)
  for (const todo of ['Check the imprint', 'Order the domain'])
    expect(items.filter(({ description }) => description === todo)).toMatchObject([{ done: true }])
}

async function logOf(page: Worker['page'], id: number): Promise<Entry[]> {
  return (await call<{ items: Entry[] }>(page, 'GET', `/api/website/${id}/logs?limit=100`)).items
}
