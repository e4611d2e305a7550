import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Composer } from '../../../../../widgets/website-details/thread/composer/Composer'
import { TimerButton } from '../../../../../widgets/website-details/timer/TimerButton'
import { stopIslands } from '../../renderIsland'
import { bodyOf, JONAS, renderDetails } from '../support'
import { messageOf } from './messageOf'

afterEach(stopIslands)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
// The fields of a call and their texts come by themselves.
const openCall = () => act(() => press('Call note'))
const IDLE = { state: 'stop', serverTime: '2026-05-04T07:30:00Z' }
const RUNNING = { state: 'start', sessionId: 3, website: { id: 12, title: 'Harbour Bakery' }, startedAt: '2026-05-04T07:30:00Z' }

it('a note about a call brings its to-do, and ends the timer that was started for it', async () => {
  const sent: unknown[] = []
  const stopped: unknown[] = []
  let timer: object = IDLE
  renderDetails(
    <>
      <TimerButton websiteId={12} />
      <Composer websiteId={12} ref={null} />
    </>,
    {
      answers: {
        'GET /api/session': () => timer,
        'POST /api/session/start/12': () => (timer = RUNNING),
        'PUT /api/session/stop': (init) => {
          stopped.push(bodyOf(init))
          return (timer = IDLE)
        },
        'POST /website/12/log/message': (init) => {
          sent.push(bodyOf(init))
          return messageOf(10, { category: 'call', openTodos: 1 })
        },
      },
    },
  )
  await openCall()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Contact' }), 'Ada')
  await userEvent.type(screen.getByRole('textbox', { name: 'Follow-up to-do' }), 'Send the quote @jonas 2026-05-08')
  await press('Time this call')
  await screen.findByText('Stops when you save the note')
  await press('Save note')
  await waitFor(() => expect(stopped).toEqual([{ reason: 'Incoming call · Ada · Reached' }]))
  expect(sent).toEqual([
    {
      category: 'call',
      key: expect.any(String),
      subject: 'Incoming call · Ada · Reached',
      message: 'Incoming call · Ada · Reached',
      todo: { description: 'Send the quote', to: JONAS.id, dueDate: '2026-05-08' },
      files: [],
    },
  ])
  expect(screen.getByRole('textbox', { name: 'Follow-up to-do' })).toHaveValue('')
})

it('a timer that ran before goes on', async () => {
  const stop = jest.fn(() => IDLE)
  renderDetails(
    <>
      <TimerButton websiteId={12} />
      <Composer websiteId={12} ref={null} />
    </>,
    {
      answers: {
        'GET /api/session': RUNNING,
        'PUT /api/session/stop': stop,
        'POST /website/12/log/message': messageOf(10, { category: 'call' }),
      },
    },
  )
  await openCall()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Contact' }), 'Ada')
  expect(screen.queryByRole('button', { name: 'Time this call' })).not.toBeInTheDocument()
  await press('Save note')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Contact' })).toHaveValue(''))
  expect(stop).not.toHaveBeenCalled()
})

it('says which way the call went and what came of it', async () => {
  const sent: unknown[] = []
  renderDetails(<Composer websiteId={12} ref={null} />, {
    answers: {
      'POST /website/12/log/message': (init) => {
        sent.push(bodyOf(init))
        return messageOf(10, { category: 'call' })
      },
    },
  })
  await openCall()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Direction' }), 'Outgoing call')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Not reached')
  await userEvent.type(screen.getByRole('textbox', { name: 'Contact' }), 'Ada')
  await press('Save note')
  await waitFor(() => expect(sent).toMatchObject([{ subject: 'Outgoing call · Ada · Not reached' }]))
})
