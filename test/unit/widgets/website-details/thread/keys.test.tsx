import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Message } from '../../../../../src/contract'
import { filtersChanged } from '../../../../../src/store'
import { ThreadMessage } from '../../../../../widgets/website-details/thread/message/ThreadMessage'
import { useMessageKeys } from '../../../../../widgets/website-details/thread/stream/useMessageKeys'
import { ThreadContext } from '../../../../../widgets/website-details/thread/shared/ThreadContext'
import { QuickAdd } from '../../../../../widgets/website-details/todos/QuickAdd'
import { stopIslands } from '../../renderIsland'
import { JONAS, MIRA, renderDetails, SALLY } from '../support'
import { messageOf } from './messageOf'

afterEach(stopIslands)

const MAIL = messageOf(4, { category: 'message_from', message: 'Hello' })
const NOTE = messageOf(5)
const reply = jest.fn()
const move = jest.fn()
beforeEach(() => jest.clearAllMocks())

function List({ entries }: { entries: readonly Message[] }) {
  const onKeyDown = useMessageKeys(entries)
  return (
    <div role="grid" aria-label="Log" tabIndex={0} onKeyDown={onKeyDown}>
      {entries.map((message) => (
        <ThreadMessage key={message.id} message={message} isChosen={false} />
      ))}
    </div>
  )
}

async function show(user: object = MIRA) {
  const sent: string[] = []
  const note = (key: string) => ({ [key]: () => sent.push(key) && {} })
  const view = renderDetails(
    <ThreadContext value={{ websiteId: 12, reply, takeBack: jest.fn(), move }}>
      <List entries={[MAIL, NOTE]} />
    </ThreadContext>,
    { user, answers: { ...note('POST /website/12/log/4/done'), ...note('POST /website/12/log/4/pin') } },
  )
  const log = await screen.findByRole('grid', { name: 'Log' })
  const shown = ({ id }: Message) => log.querySelector<HTMLElement>(`[data-message="${id}"]`)
  const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement ?? log, { key }))
  await waitFor(() => expect(view.store.getState()).toBeDefined())
  log.focus()
  return { ...view, sent, shown, press, log }
}

it('j and k go from entry to entry, from the newest if none has the focus', async () => {
  const { press, shown } = await show()
  await press('k')
  expect(shown(NOTE)).toHaveFocus()
  await press('k')
  expect(shown(MAIL)).toHaveFocus()
  await press('k')
  expect(shown(MAIL)).toHaveFocus()
  await press('j')
  expect(shown(NOTE)).toHaveFocus()
})

it('e finishes, p pins, r answers and m moves the entry that has the focus', async () => {
  const { press, shown, sent } = await show()
  await press('e')
  expect(sent).toEqual([])
  shown(MAIL)?.focus()
  await press('e')
  await press('p')
  await waitFor(() => expect(sent).toEqual(['POST /website/12/log/4/done', 'POST /website/12/log/4/pin']))
  await press('r')
  expect(reply).toHaveBeenCalledWith(MAIL)
  await waitFor(async () => {
    await press('m')
    expect(move).toHaveBeenCalledWith(MAIL)
  })
})

it('nobody answers a note, and who may not move entries does not by a key', async () => {
  const { press, shown } = await show(SALLY)
  shown(NOTE)?.focus()
  await press('r')
  await press('m')
  expect(reply).not.toHaveBeenCalled()
  expect(move).not.toHaveBeenCalled()
})

it('letters do nothing once single keys are switched off', async () => {
  const { press, shown, store } = await show({ ...JONAS, roles: ['partner_manager'] })
  act(() => void store.dispatch(filtersChanged({ view: 'overview', filters: { shortcuts: ['off'] } })))
  shown(MAIL)?.focus()
  await press('r')
  expect(reply).not.toHaveBeenCalled()
})

it('q begins a to-do, unless somebody types', async () => {
  renderDetails(<QuickAdd websiteId={12} />)
  const field = await screen.findByRole('textbox', { name: 'Add a to-do' })
  fireEvent.keyDown(document.body, { key: 'q' })
  expect(field).toHaveFocus()
  expect(fireEvent.keyDown(field, { key: 'q' })).toBe(true)
})
