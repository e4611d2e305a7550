import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { act } from 'react'
import { Provider } from 'react-redux'
import { apiSlice } from '../../../../src/api/call'
import { useSetMessageDoneMutation } from '../../../../src/api/messages'
import { useDeleteTodoMutation, useTodosQuery, useToggleTodoMutation } from '../../../../src/api/todos'
import { routesByName } from '../../../../src/contract/table'
import { injectSlice, type WaitingChange } from '../../../../src/store'
import { json } from '../../http/support'
import { makeStore } from '../../store/support'

const NAMES = ['partner_website_todos', 'partner_website_todo_toggle', 'partner_website_todo_delete', 'partner_website_log_done']
const routes = Object.fromEntries(NAMES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const website = { id: 7, title: 'Hansen', status: 'creation' }
const TODOS = ['Call', 'Ask for the photos'].map((description, nth) => ({ id: nth + 1, description, website, version: 1 }))

it('what waits is known by its website and the text of its to-do, from what the page has', async () => {
  const pagination = { page: 1, pages: 1, count: 2, limit: 100, total: 2 }
  const { store } = makeStore({ routes }, [json({ items: TODOS, pagination, filters: {} })])
  injectSlice(store, apiSlice)
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(
    () => ({
      todos: useTodosQuery(7),
      toggle: useToggleTodoMutation()[0],
      remove: useDeleteTodoMutation()[0],
      done: useSetMessageDoneMutation()[0],
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.todos.data).toHaveLength(2))
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let waiting: readonly WaitingChange[] = []
  store.services.outbox.onChange = (now) => (waiting = now)
  const { toggle, remove, done } = result.current
  act(() => {
    void toggle({ websiteId: 7, id: 1, done: true })
    void remove({ websiteId: 7, id: 2 })
    void done({ websiteId: 7, id: 1, value: true })
    void done({ websiteId: 8, id: 1, value: true })
  })
  await waitFor(() => expect(waiting).toHaveLength(4))
  expect(waiting.map(({ subject }) => subject)).toEqual([
    { website: 'Hansen', text: 'Call' },
    { website: 'Hansen', text: 'Ask for the photos' },
    { website: 'Hansen' },
    {},
  ])
  await waitFor(() => expect(result.current.todos.data?.map(({ id }) => id)).toEqual([1]))
  act(() => waiting.forEach(({ id }) => store.services.outbox.giveUp(id)))
  online.mockRestore()
  store.services.tabs.close()
})
