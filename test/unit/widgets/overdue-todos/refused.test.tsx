import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routesByName } from '../../../../src/contract/table'
import { runToastAction, selectToasts } from '../../../../src/store'
import en from '../../../../widgets/overdue-todos/messages/en.json'
import { OverdueTodosScreen } from '../../../../widgets/overdue-todos/OverdueTodosScreen'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'

afterEach(stopIslands)

const ROUTES = ['api_partner_todos', 'partner_website_todo_toggle', 'partner_website_todo_edit']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const website = { id: 3, title: 'Harbour', status: 'creation' }
const TODOS = ['Call', 'Write'].map((description, index) => ({ id: index + 1, description, website, dueDate: '2020-01-01', version: 1 }))
const PAGINATION = { page: 1, pages: 1, count: 2, limit: 100, total: 2 }

it.each([
  ['a larger plan', { error: 'Ten to-dos at most' }, 402, 'Ten to-dos at most', 'upgrade'],
  ['the server', {}, 500, 'The server reported an error. Please try again.', undefined],
] as const)(
  'several that are refused for the same reason are told once, and tried again together: %s',
  async (_, body, status, reason, way) => {
    const sent: string[] = []
    const server = ({ url, init }: { url: string; init: RequestInit }) => {
      if (init.method === 'GET') return json({ items: TODOS, pagination: PAGINATION, filters: {} })
      sent.push(url)
      return json(body, { status })
    }
    const user = { id: 1, name: 'Ada', roles: ['partner_manager'] }
    const { store } = renderIsland(<OverdueTodosScreen />, { texts: en, data: { routes, user }, at: '/overdue-todos', replies: [server] })
    for (const { description } of TODOS) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${description}` }))
    const bar = await screen.findByRole('region', { name: /selected/i })
    await userEvent.click(within(bar).getByRole('button', { name: /done/i }))
    const told = () => selectToasts(store.getState()).map(({ kind, key, link }) => [kind, key, link])
    const once = [['error', `2 to-dos were not changed: ${reason}`, way]]
    await waitFor(() => expect(told()).toEqual(once))
    act(() => store.dispatch(runToastAction(selectToasts(store.getState())[0]?.id ?? '')))
    await waitFor(() => expect(sent).toHaveLength(4))
    await waitFor(() => expect(told()).toEqual(once))
  },
)
