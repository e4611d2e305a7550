import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useRunningTimer } from '../../../../src/parts/timer'
import { stopIslands } from '../../widgets/renderIsland'
import { renderDetails } from '../../widgets/website-details/support'

afterEach(stopIslands)

function Ahead() {
  const { isKnown, ahead } = useRunningTimer()
  return isKnown && <output>{ahead}</output>
}

function Both() {
  const [isLate, setLate] = useState(false)
  return (
    <>
      <Ahead />
      {isLate && <Ahead />}
      <button type="button" onClick={() => setLate(true)}>
        Later
      </button>
    </>
  )
}

it('takes how far the clock of the server is ahead when the answer comes, whoever asks later', async () => {
  renderDetails(<Both />, { answers: { 'GET /api/session': { state: 'stop', serverTime: '2036-05-04T09:30:00Z' } } })
  const first = (await screen.findByRole('status')).textContent
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await act(() => userEvent.click(screen.getByRole('button')))
  now.mockRestore()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([first, first])
})
