import { screen } from '@testing-library/react'
import TimeEntryDialog from '../../../../../widgets/website-details/timer/TimeEntryDialog'
import { stopIslands } from '../../renderIsland'
import { renderDialog } from '../support'

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
