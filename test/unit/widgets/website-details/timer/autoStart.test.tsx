import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AutoStartSwitch } from '../../../../../widgets/website-details/timer/AutoStartSwitch'
import { TimerButton } from '../../../../../widgets/website-details/timer/TimerButton'
import { stopIslands } from '../../renderIsland'
import { bodyOf, renderDetails } from '../support'

afterEach(stopIslands)

const STOPPED = { state: 'stop', startedAt: null, website: null }
const runningOn = (id: number) => ({ state: 'start', startedAt: '2026-05-04T07:00:00Z', website: { id, title: `Website ${id}` } })

const open = (preferences: object, timer: object) => {
  const started = jest.fn()
  const view = renderDetails(<TimerButton websiteId={12} />, {
    preferences,
    answers: {
      'GET /api/session': timer,
      'POST /api/session/start/12': () => {
        started()
        return runningOn(12)
      },
    },
  })
  return { started, ...view }
}
const known = () => waitFor(() => expect(screen.getByRole('button', { name: /timer|time/i })).toBeEnabled())

it('the timer starts once when a website is opened, for those who want that', async () => {
  const { started } = open({ startsTimer: true }, STOPPED)
  await screen.findByRole('button', { name: /^Stop/ })
  expect(started).toHaveBeenCalledTimes(1)
})

it.each([
  ['nobody asked for it', {}, STOPPED],
  ['one runs on another website', { startsTimer: true }, runningOn(40)],
])('does not when %s', async (_, preferences, timer) => {
  const { started } = open(preferences, timer)
  await known()
  expect(started).not.toHaveBeenCalled()
})

it('is asked for with a switch', async () => {
  const sent: unknown[] = []
  renderDetails(<AutoStartSwitch />, {
    answers: {
      'PUT /api/preferences': (init) => {
        sent.push(bodyOf(init))
        return { cards: null, startsTimer: true }
      },
    },
  })
  const control = screen.getByRole('switch', { name: 'Start the timer when I open a website' })
  expect(control).not.toBeChecked()
  await userEvent.click(control)
  expect(control).toBeChecked()
  expect(sent).toEqual([{ startsTimer: true }])
})
