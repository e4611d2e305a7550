import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { selectToasts } from '../../../../../src/store'
import { ThreadMessage } from '../../../../../widgets/website-details/thread/message/ThreadMessage'
import { ThreadContext } from '../../../../../widgets/website-details/thread/shared/ThreadContext'
import { TodoCard } from '../../../../../widgets/website-details/todos/TodoCard'
import { stopIslands } from '../../renderIsland'
import { renderDetails } from '../support'
import { messageOf } from './messageOf'

afterEach(stopIslands)
const nothing = () => undefined

it('whoever is done with a message hears of the to-dos of it that are not', async () => {
  const message = messageOf(4, { category: 'message_from', message: 'New logo, please' })
  const { store } = renderDetails(
    <ThreadContext value={{ websiteId: 12, reply: nothing, takeBack: nothing, move: nothing }}>
      <ThreadMessage message={message} isChosen={false} />
    </ThreadContext>,
    { answers: { 'POST /website/12/log/4/done': { ...message, done: true, openTodos: 2 } } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
  await waitFor(() =>
    expect(selectToasts(store.getState())).toMatchObject([
      { kind: 'warning', key: 'Marked as done. 2 to-dos of it are still open.', actionKey: 'partner.general.undo' },
    ]),
  )
})

it('a to-do leads back to the message it was made of', async () => {
  const items = [{ id: 5, description: 'Draw it', website: { id: 12, title: 'Bakery' }, done: false, position: 1, messageId: 4 }]
  renderDetails(<TodoCard websiteId={12} />, {
    answers: { 'GET /website/12/todo': { items, pagination: { page: 1, pages: 1, count: 1, limit: 100, total: 1 }, filters: {} } },
  })
  expect(await screen.findByRole('link', { name: 'Show its message' })).toHaveAttribute('href', '/website/12')
})
