import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ForwardTest } from '../../../../src/contract'
import { routesByName } from '../../../../src/contract/table'
import { FORWARD_TEST_POLL_MS } from '../../../../src/model'
import MailChecks from '../../../../widgets/settings/email/MailChecks'
import en from '../../../../widgets/settings/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const ROUTES = ['api_partner_account_forward_test']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))

const NETWORK_MS = 100

beforeEach(() => {
  jest.useFakeTimers()
  setWide(true)
})
afterEach(() => {
  stopIslands()
  jest.useRealTimers()
})

it('waits for the mail of a second forward test, though that of the first arrived long ago', async () => {
  let test: ForwardTest = { to: 'team@nord.example', sentAt: '2026-11-20T08:00:00.000Z', arrivedAt: '2026-11-20T08:00:30.000Z' }
  const serve = async ({ init }: { init: RequestInit }) => {
    if (init.method === 'POST') test = { ...test, sentAt: '2026-11-21T12:00:00.000Z', arrivedAt: null }
    // On a network the answer to the first one is shown for a while longer.
    else await new Promise((resolve) => setTimeout(resolve, NETWORK_MS))
    return json(test)
  }
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  renderIsland(<MailChecks />, { texts: en, data: { routes }, replies: [serve] })
  expect(await screen.findByText(/The forwarding works.*November 20, 2026/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Test the forwarding' }))
  expect(await screen.findByText(/not back yet/)).toBeVisible()
  test = { ...test, arrivedAt: '2026-11-21T12:00:20.000Z' }
  await act(() => jest.advanceTimersByTimeAsync(FORWARD_TEST_POLL_MS + NETWORK_MS))
  expect(await screen.findByText(/The forwarding works.*November 21, 2026/)).toBeVisible()
})
