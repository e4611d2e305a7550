import { fireEvent, screen, waitFor } from '@testing-library/react'
import TimeEntryDialog from '../../../../../widgets/website-details/timer/TimeEntryDialog'
import { json } from '../../../http/support'
import { stopIslands } from '../../renderIsland'
import { bodyOf, renderDialog } from '../support'

afterEach(stopIslands)

const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value

it.each([
  ['the last hour', '2026-05-04T09:30:00+02:00', '08:30', '09:30'],
  ['after midnight what is of this day', '2026-05-04T00:20:00+02:00', '00:00', '00:20'],
])('time is added for %s', async (_, serverTime, from, to) => {
  await renderDialog(<TimeEntryDialog websiteId={12} entry="new" onExited={() => {}} />, { serverTime })
  expect([screen.getByLabelText('Day'), valueOf('From'), valueOf('To')]).toEqual([
    expect.objectContaining({ value: '2026-05-04' }),
    from,
    to,
  ])
})

it('an end before the start is of the next day', async () => {
  const sent: unknown[] = []
  await renderDialog(<TimeEntryDialog websiteId={12} entry="new" onExited={() => {}} />, {
    answers: {
      'POST /website/12/time/spent': (init) => {
        sent.push(bodyOf(init))
        return {}
      },
    },
  })
  fireEvent.change(screen.getByRole('textbox', { name: 'From' }), { target: { value: '23:30' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: '0:15' } })
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription('On the next day')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ startedAt: '2026-05-04T21:30:00.000Z', endedAt: '2026-05-04T22:15:00.000Z' })]),
  )
})

const TIMED = {
  id: 5,
  websiteId: 12,
  user: null,
  status: null,
  startedAt: '2026-05-04T07:00:05.000Z',
  endedAt: '2026-05-04T07:00:50.000Z',
  seconds: 45,
  reason: null,
  comment: null,
  source: 'timer' as const,
  editedBy: null,
  editedAt: null,
}

it('the comment of what was timed is corrected without touching its seconds, even of less than a minute', async () => {
  const sent: unknown[] = []
  await renderDialog(<TimeEntryDialog websiteId={12} entry={TIMED} onExited={() => {}} />, {
    answers: {
      'POST /website/12/time/spent': (init) => {
        sent.push(bodyOf(init))
        return {}
      },
    },
  })
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment' }), { target: { value: 'A call' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ id: 5, startedAt: TIMED.startedAt, endedAt: TIMED.endedAt, comment: 'A call', editedAt: null }]),
  )
})

it('asks before what was written is left', async () => {
  await renderDialog(<TimeEntryDialog websiteId={12} entry="new" onExited={() => {}} />)
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment' }), { target: { value: 'A long call' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeInTheDocument()
  expect(valueOf('Comment')).toBe('A long call')
})

it('says that somebody else has corrected the entry, takes over what was not changed here, and saves on that', async () => {
  const theirs = { ...TIMED, comment: 'A meeting', editedAt: '2026-05-04T08:00:00.000Z' }
  const spent = {
    totalSeconds: 45,
    byStatus: [],
    byWeek: [],
    byUser: [],
    entries: [theirs],
    running: null,
    budgetSeconds: null,
    reasons: [],
  }
  const sent: unknown[] = []
  await renderDialog(<TimeEntryDialog websiteId={12} entry={TIMED} onExited={() => {}} />, {
    answers: {
      'POST /website/12/time/spent': (init) => {
        const body = bodyOf(init) as { editedAt: string | null }
        sent.push(body)
        return body.editedAt === theirs.editedAt ? spent : json(spent, { status: 409 })
      },
      'GET /website/12/time/spent': spent,
    },
  })
  fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: '09:30' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Somebody else has changed this in the meantime.')).toBeInTheDocument()
  await waitFor(() => expect(valueOf('Comment')).toBe('A meeting'))
  expect(valueOf('To')).toBe('09:30')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ comment: 'A meeting', endedAt: '2026-05-04T07:30:00.000Z', editedAt: theirs.editedAt })
})
