import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TimerButton } from '../../../../../widgets/website-details/timer/TimerButton'
import { stopIslands } from '../../renderIsland'
import { bodyOf, renderDetails } from '../support'

afterEach(stopIslands)

const RUNNING = { state: 'tick', startedAt: '2026-05-04T07:00:00Z', website: { id: 12, title: 'Harbour Bakery' } }

async function ask(reasons?: readonly string[]): Promise<unknown[]> {
  const sent: unknown[] = []
  renderDetails(<TimerButton websiteId={12} />, {
    answers: {
      'GET /api/session': RUNNING,
      ...(reasons && { 'GET /website/12/time/spent': { totalSeconds: 0, reasons } }),
      'PUT /api/session/stop': (init) => {
        sent.push(bodyOf(init))
        return { state: 'stop', startedAt: null, website: null }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop with a reason' }))
  await screen.findByRole('dialog', { name: 'Stop with a reason' })
  return sent
}

it('the timer stops with one of the reasons of the partner, at one press', async () => {
  const sent = await ask(['Meeting', 'Waits for the customer'])
  await userEvent.click(await screen.findByRole('button', { name: 'Waits for the customer' }))
  await waitFor(() => expect(sent).toEqual([{ reason: 'Waits for the customer' }]))
})

it('stops with other words too, also when nobody can tell the reasons', async () => {
  const sent = await ask()
  await userEvent.type(screen.getByRole('textbox', { name: 'What was it about?' }), ' Rework {Enter}')
  await waitFor(() => expect(sent).toEqual([{ reason: 'Rework' }]))
})
