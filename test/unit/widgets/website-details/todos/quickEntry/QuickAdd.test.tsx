import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { LiveRegion } from '../../../../../../src/ui'
import { QuickAdd } from '../../../../../../widgets/website-details/todos/QuickAdd'
import { stopIslands } from '../../../renderIsland'
import { json } from '../../../../http/support'
import { bodyOf, JONAS, renderDetails } from '../../support'

afterEach(() => {
  stopIslands()
  localStorage.clear()
})

// A Monday.
const TODAY = '2026-05-04T09:30:00+02:00'

async function show({ onCreate }: { onCreate?: () => Promise<object> } = {}) {
  const sent: unknown[] = []
  const note = (answer: object) => (init: RequestInit) => {
    sent.push(bodyOf(init))
    return answer
  }
  const element = (
    <LiveRegion>
      <QuickAdd websiteId={12} />
    </LiveRegion>
  )
  renderDetails(element, {
    serverTime: TODAY,
    answers: {
      'POST /website/12/todo/create': onCreate ?? note({ id: 1, description: 'Call back', done: false }),
      'POST /website/12/todo/create_bulk': note({ items: [{ id: 2, description: 'First', done: false }] }),
    },
  })
  const field = await screen.findByRole('textbox', { name: 'Add a to-do' })
  const type = (value: string) => act(async () => void fireEvent.change(field, { target: { value } }))
  return { field, type, sent }
}

const chips = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const add = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add' })))

it('shows while typing what it understands, and sends it', async () => {
  const { type, sent } = await show()
  await type('Call back @jonas tomorrow !')
  expect(screen.getByRole('list', { name: 'Understood' })).toBeVisible()
  expect(chips()).toEqual(['Jonas Falk', 'Tuesday, 5/5/26', 'Tell the person'])
  expect(screen.getByText('Understood: Jonas Falk, Tuesday, 5/5/26, and Tell the person')).toHaveAttribute('aria-live', 'polite')
  await add()
  expect(sent).toEqual([{ description: 'Call back', to: JONAS.id, dueDate: '2026-05-05', notify: true }])
  await waitFor(() => expect(chips()).toEqual([]))
})

it('leaves words in the text where that is wanted, until the line is written anew', async () => {
  const { field, type, sent } = await show()
  await type('Picture of @jonas by Friday')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Leave “by Friday” as text' })))
  expect(field).toHaveFocus()
  expect(chips()).toEqual(['Jonas Falk'])
  expect(screen.getByText('Understood: Jonas Falk')).toHaveAttribute('aria-live', 'polite')
  await add()
  expect(sent).toEqual([{ description: 'Picture of by Friday', to: JONAS.id }])
  await type('Picture by Friday')
  expect(chips()).toEqual(['Friday, 5/8/26'])
})

it('makes a to-do of each pasted line, each with what it says', async () => {
  const { field, sent } = await show()
  fireEvent.paste(field, { clipboardData: { getData: () => '- First\n- Second @jonas fri\n- In 3 days: third' } })
  const list = await screen.findByRole('list', { name: 'Understood in these lines' })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Second (Jonas Falk and Friday, 5/8/26)',
    'third (Thursday, 5/7/26)',
  ])
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add 3 to-dos' })))
  const lines = ['First', { description: 'Second', to: JONAS.id, dueDate: '2026-05-08' }, { description: 'third', dueDate: '2026-05-07' }]
  await waitFor(() => expect(sent).toEqual([{ lines, to: null, dueDate: null }]))
})

it('keeps the next one, which is begun before the first has arrived', async () => {
  let answer: (added: object) => void = () => undefined
  const { field, type } = await show({
    onCreate: () =>
      new Promise<object>((resolve) => {
        answer = resolve
      }),
  })
  await type('Call back')
  await add()
  await type('Call back and write')
  await act(async () => answer(json({ id: 1, description: 'Call back', done: false })))
  expect(field).toHaveValue('and write')
})

it('asks before pasted lines are left that somebody has written on', async () => {
  const { field } = await show()
  fireEvent.paste(field, { clipboardData: { getData: () => '- First\n- Second' } })
  const lines = await screen.findByRole('textbox', { name: 'One to-do per line' })
  fireEvent.change(lines, { target: { value: 'First, and more\nSecond\nThird' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeInTheDocument()
  expect(lines).toHaveValue('First, and more\nSecond\nThird')
})
