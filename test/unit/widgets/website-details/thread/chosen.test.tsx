import { screen, waitFor } from '@testing-library/react'
import { Stream } from '../../../../../widgets/website-details/thread/stream/Stream'
import { ThreadContext } from '../../../../../widgets/website-details/thread/shared/ThreadContext'
import { stopIslands } from '../../renderIsland'
import { renderDetails } from '../support'
import { messageOf } from './messageOf'

const nothing = () => undefined

beforeEach(() => {
  // jsdom lays nothing out: every element is at the upper edge, and nothing grows.
  Object.assign(globalThis, { ResizeObserver: jest.fn(() => ({ observe: nothing, disconnect: nothing })) })
  HTMLElement.prototype.scrollIntoView = nothing
})
afterEach(stopIslands)

it('the chosen entry stands 120 px below the upper edge, with the focus', async () => {
  const items = [3, 2, 1].map((id) => messageOf(id))
  renderDetails(
    <ThreadContext value={{ websiteId: 12, reply: nothing, takeBack: nothing, move: nothing }}>
      <Stream websiteId={12} filter="all" chosenId={2} onClearFilter={nothing} onLeaveChosen={nothing} />
    </ThreadContext>,
    { answers: { 'GET /api/website/12/logs': { items, pagination: { page: 1, pages: 1, count: 3, limit: 50, total: 3 } } } },
  )
  const entry = (await screen.findByText('ThreadMessage 2')).closest('[data-message]')
  await waitFor(() => expect(entry).toHaveFocus())
  expect(screen.getByRole('region', { name: /log/i }).scrollTop).toBe(-120)
})

it('what the customer wrote has been read once it is shown', async () => {
  const items = [messageOf(2, { category: 'message_from', unread: true }), messageOf(1, { category: 'message_from' })]
  const { calls } = renderDetails(
    <ThreadContext value={{ websiteId: 12, reply: nothing, takeBack: nothing, move: nothing }}>
      <Stream websiteId={12} filter="all" chosenId={undefined} onClearFilter={nothing} onLeaveChosen={nothing} />
    </ThreadContext>,
    {
      answers: {
        'GET /api/website/12/logs': { items, pagination: { page: 1, pages: 1, count: 2, limit: 50, total: 2 } },
        'POST /api/ticket/read': () => new Response(null, { status: 204 }),
      },
    },
  )
  await screen.findByText('ThreadMessage 2')
  await waitFor(() => expect(calls.find(({ url }) => url.endsWith('/api/ticket/read'))?.init.body).toBe('{"tickets":[2],"read":true}'))
})
