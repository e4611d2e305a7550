import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { UnassignedEmail } from '../../../../src/contract'
import { filtersChanged } from '../../../../src/store'
import { useInboxKeys } from '../../../../widgets/unassigned-emails/useInboxKeys'
import { renderIsland, stopIslands } from '../renderIsland'

const mailOf = (id: number) =>
  v.parse(UnassignedEmail, {
    id,
    messageId: `<${id}@example.org>`,
    from: { email: 'a@example.org', name: 'A' },
    subject: `Mail ${id}`,
    snippet: '',
    text: '',
    receivedAt: '2026-11-21T12:00:00Z',
    suggestions: [1, 2].map((nth) => ({ website: { id: nth, title: `Website ${nth}` }, score: 1, reasons: ['address'] })),
  })
const MAILS = [1, 2, 3].map(mailOf)

function setUp(given: Partial<Parameters<typeof useInboxKeys>[0]> = {}) {
  const triage = { isBusy: false, undo: jest.fn(), assign: jest.fn(), remove: jest.fn(), restore: jest.fn() }
  const calls = { open: jest.fn(), onLead: jest.fn(), onBlock: jest.fn() }
  function Inbox() {
    const onKeyDown = useInboxKeys({ mails: MAILS, mail: MAILS[1], triage, canManage: true, remember: true, ...calls, ...given })
    return (
      // The keys of the screen itself.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={onKeyDown}>
        <button type="button">List</button>
        <input aria-label="Search" />
      </div>
    )
  }
  const { store } = renderIsland(<Inbox />)
  screen.getByRole('button').focus()
  return { triage, store, ...calls }
}

afterEach(stopIslands)

it.each([
  ['j', 3],
  ['k', 1],
])('%s opens the mail beside the open one', async (key, id) => {
  const { open } = setUp()
  await userEvent.keyboard(key)
  expect(open.mock.calls).toEqual([[id]])
})

it('j stays on the last mail', async () => {
  const { open } = setUp({ mail: MAILS[2] })
  await userEvent.keyboard('j')
  expect(open.mock.calls).toEqual([[3]])
})

it.each([true, false])(
  '1 to 3 take a suggestion and remember the address as the box says (%s), and nothing where there is none',
  async (remember) => {
    const { triage } = setUp({ remember })
    await userEvent.keyboard('123')
    expect(triage.assign.mock.calls).toEqual([
      [[2], expect.objectContaining({ id: 1 }), remember],
      [[2], expect.objectContaining({ id: 2 }), remember],
    ])
  },
)

it('d removes, z takes back, n makes a lead, b blocks the sender', async () => {
  const { triage, onLead, onBlock } = setUp()
  await userEvent.keyboard('d')
  expect(triage.remove).toHaveBeenCalledWith([2])
  await userEvent.keyboard('z')
  expect(triage.undo).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('n')
  expect(onLead).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('b')
  expect(onBlock).toHaveBeenCalledTimes(1)
})

it('does nothing while somebody types, holds a modifier or waits', async () => {
  const { triage } = setUp()
  await userEvent.keyboard('{Control>}d{/Control}')
  await userEvent.type(screen.getByRole('textbox'), 'd1')
  expect(triage.remove).not.toHaveBeenCalled()
  expect(triage.assign).not.toHaveBeenCalled()
})

it('only looks around for those who may not manage mails', async () => {
  const { triage, open, onLead, onBlock } = setUp({ canManage: false })
  await userEvent.keyboard('d1nbz')
  for (const deed of [triage.remove, triage.assign, triage.undo, onLead, onBlock]) expect(deed).not.toHaveBeenCalled()
  await userEvent.keyboard('j')
  expect(open).toHaveBeenCalledTimes(1)
})

it('nothing happens by letters where they are switched off', async () => {
  const { open, triage, store } = setUp()
  act(() => void store.dispatch(filtersChanged({ view: 'overview', filters: { shortcuts: ['off'] } })))
  await userEvent.keyboard('jdz1')
  expect([open, triage.remove, triage.undo, triage.assign].map(({ mock }) => mock.calls)).toEqual([[], [], [], []])
})
