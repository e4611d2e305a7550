import { screen } from '@testing-library/react'
import type { TimeSpent } from '../../../../../src/contract'
import { TimeSums } from '../../../../../widgets/website-details/timer/TimeSums'
import { stopIslands } from '../../renderIsland'
import { renderDialog } from '../support'

afterEach(stopIslands)

const entry = {
  websiteId: 12,
  user: null,
  status: null,
  startedAt: '2026-05-04T07:00:00.000Z',
  endedAt: '2026-05-04T08:00:00.000Z',
  seconds: 3600,
  reason: null,
  comment: null,
  source: 'timer' as const,
  editedBy: null,
  editedAt: null,
}
const spent: TimeSpent = {
  totalSeconds: 2 * 3600,
  byStatus: [],
  byWeek: [],
  byUser: [],
  entries: [
    { ...entry, id: 5 },
    { ...entry, id: 6 },
  ],
  entryCount: null,
  running: null,
  budgetSeconds: null,
  reasons: [],
}
const shownWith = (entryCount: number | null) => renderDialog(<TimeSums spent={{ ...spent, entryCount }} onEdit={() => {}} />)

it('tells how many entries there are, and that not all of them are listed', async () => {
  await shownWith(320)
  expect(screen.getByText('320 entries')).toBeInTheDocument()
  expect(screen.getByText('The newest 2 are listed; the sums count all of them.')).toBeInTheDocument()
})

it.each([null, 2])('says nothing more where all are listed: %s', async (entryCount) => {
  await shownWith(entryCount)
  expect(screen.getByText('2 entries')).toBeInTheDocument()
  expect(screen.queryByText(/The newest/)).not.toBeInTheDocument()
})
