import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThreadMessage } from '../../../../../widgets/website-details/thread/message/ThreadMessage'
import { PinnedMessages } from '../../../../../widgets/website-details/thread/PinnedMessages'
import { ThreadContext } from '../../../../../widgets/website-details/thread/shared/ThreadContext'
import type { Message } from '../../../../../src/contract'
import { json } from '../../../http/support'
import { stopIslands } from '../../renderIsland'
import { bodyOf, JONAS, MIRA, renderDetails } from '../support'
import { messageOf } from './messageOf'

afterEach(() => {
  stopIslands()
  localStorage.clear()
})
const nothing = () => undefined
const inThread = (message: Message) => (
  <ThreadContext value={{ websiteId: 12, reply: nothing, takeBack: nothing, move: nothing }}>
    <ThreadMessage message={message} isChosen={false} />
  </ThreadContext>
)

it('five pinned entries are shown, the others on demand, and each leads to its place', async () => {
  const items = [8, 7, 6, 5, 4, 3, 2].map((id) => messageOf(id, { pin: true, subject: `Pin ${id}` }))
  const onChoose = jest.fn()
  renderDetails(<PinnedMessages websiteId={12} onChoose={onChoose} />, {
    answers: { 'GET /api/website/12/logs': { items, pagination: { page: 1, pages: 1, count: 7, limit: 100, total: 7 } } },
  })
  // It leads nowhere before they are there.
  expect(screen.queryByRole('navigation')).toBeNull()
  const pinned = await screen.findByRole('navigation', { name: 'Pinned entries' })
  const names = () =>
    within(pinned)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(['Pin 8', 'Pin 7', 'Pin 6', 'Pin 5', 'Pin 4', '2 more'])
  await userEvent.click(screen.getByRole('button', { name: '2 more' }))
  expect(names()).toEqual(['Pin 8', 'Pin 7', 'Pin 6', 'Pin 5', 'Pin 4', 'Pin 3', 'Pin 2', 'Show fewer'])
  await userEvent.click(screen.getByRole('button', { name: 'Pin 2' }))
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
})

it('an entry that is changed offers colleagues to name, and tells whom it names', async () => {
  const sent: unknown[] = []
  const message = messageOf(4, { category: 'intern', from: MIRA, message: 'Look', version: 2 })
  renderDetails(inThread(message), {
    answers: {
      'POST /website/12/log/4/message': (init) => {
        sent.push(bodyOf(init))
        return { ...message, message: 'Look @Jonas Falk', version: 3 }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const field = await screen.findByRole('textbox', { name: 'Edit' })
  await userEvent.type(field, ' @jo')
  await screen.findByRole('option', { name: 'Jonas Falk' })
  await userEvent.keyboard('{Escape}')
  expect(field).toBeInTheDocument()
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}@Jonas Falk{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent).toEqual([{ message: 'Look @Jonas Falk', version: 2, mentions: [JONAS.id] }]))
})

it('words that are typed while an entry is saved stay in its editor', async () => {
  let answer: (saved: Response) => void = () => undefined
  const message = messageOf(4, { category: 'intern', from: MIRA, message: 'Look', version: 2 })
  renderDetails(inThread(message), {
    answers: {
      'POST /website/12/log/4/message': () =>
        new Promise<Response>((resolve) => {
          answer = resolve
        }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const field = await screen.findByRole('textbox', { name: 'Edit' })
  await userEvent.type(field, ' here{Control>}{Enter}{/Control} and there')
  await act(async () => answer(json({ ...message, message: 'Look here', version: 3 })))
  expect(field).toBeInTheDocument()
  expect(field).toHaveValue('Look here and there')
})

it('words that were typed before a reload do not go over what somebody else has written since unseen', async () => {
  const message = messageOf(4, { category: 'intern', from: MIRA, message: 'Look', version: 2 })
  const begin = async (now: Message) => {
    renderDetails(inThread(now))
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    return screen.findByRole('textbox', { name: 'Edit' })
  }
  await userEvent.type(await begin(message), ' here')
  stopIslands()

  expect(await begin({ ...message, message: 'Look there', version: 3 })).toHaveValue('Look here')
  expect(screen.getByRole('alert')).toHaveTextContent('Look there')
  expect(screen.getByRole('button', { name: 'Save mine' })).toBeVisible()
})

it('an entry that was changed tells what it said before', async () => {
  const message = messageOf(4, { message: 'Call tomorrow', editedAt: '2026-05-04T09:00:00Z', editedBy: MIRA, version: 2 })
  renderDetails(inThread(message), {
    answers: {
      'GET /website/12/log/4/versions': {
        items: [{ version: 1, subject: '', message: 'Call today', writtenAt: '2026-05-04T08:00:00Z', writtenBy: JONAS }],
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'edited' }))
  const dialog = await screen.findByRole('dialog', { name: 'Changes to this entry' })
  expect(await within(dialog).findByText('tomorrow')).toHaveRole('insertion')
  expect(within(dialog).getByText('today')).toHaveRole('deletion')
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Mira Sandberg'), expect.stringContaining('Jonas Falk')])
})

it.each([
  ['partner_admin', true],
  ['partner_manager', false],
])('the source of a mail is there for admins: %s', async (role, isThere) => {
  renderDetails(inThread(messageOf(4, { category: 'message_from', hasSource: true })), { user: { ...MIRA, roles: [role] } })
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await screen.findByRole('menuitem', { name: /^Move/ })
  const item = screen.queryByRole('menuitem', { name: 'Original source' })
  if (isThere) expect(item).toHaveAttribute('href', '/website/12/log/4/source')
  else expect(item).not.toBeInTheDocument()
})

it('an answer that has not left yet can be taken back', async () => {
  const takeBack = jest.fn()
  const waiting = messageOf(5, { category: 'message_to', deliveryState: 'queued', takeBackUntil: '2026-11-21T12:00:10Z' })
  const entry = (message: Message) => (
    <ThreadContext value={{ websiteId: 12, reply: nothing, takeBack, move: nothing }}>
      <ThreadMessage message={message} isChosen={false} />
    </ThreadContext>
  )
  renderDetails(entry(waiting))
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  expect(takeBack).toHaveBeenCalledWith(waiting)
  stopIslands()
  renderDetails(entry({ ...waiting, takeBackUntil: null }))
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
})

it('an entry without files knows nothing of its website until its menu is opened', async () => {
  const file = { id: 41, name: 'plan.pdf', type: 'pdf', size: 10, url: '/f1' } as const
  const asked = (calls: readonly { url: string }[]) => calls.some(({ url }) => url.includes('/api/website-details/12'))
  const { calls } = renderDetails(inThread(messageOf(6)))
  await act(async () => undefined)
  expect(asked(calls)).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(asked(calls)).toBe(true))
  stopIslands()
  const other = renderDetails(inThread(messageOf(7, { files: [file] })))
  await waitFor(() => expect(asked(other.calls)).toBe(true))
})

it('what was changed turns nothing round beside it', async () => {
  renderDetails(
    inThread(messageOf(8, { category: 'data_changed', label: 'website.title', message: 'Bakery \u202Eyrekab → \u2068מאפייה\u2069' })),
  )
  expect(screen.getByText('Title: \u2068Bakery yrekab → \u2068מאפייה\u2069\u2069', { collapseWhitespace: false })).toBeInTheDocument()
})
