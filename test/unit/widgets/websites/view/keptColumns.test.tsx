import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeColumnStep } from '../../../../../src/model'
import { filtersChanged, selectFilters } from '../../../../../src/store'
import { useKeptColumns } from '../../../../../widgets/websites/view/useKeptColumns'
import { json } from '../../../http/support'
import { renderIsland, stopIslands } from '../../renderIsland'

afterEach(stopIslands)

function Columns() {
  const [columns, keep] = useKeptColumns('all-websites')
  return (
    <button type="button" onClick={() => keep(['title', 'status'])}>
      {columns?.join(' ') ?? 'usual'}
    </button>
  )
}

/** A host that keeps columns, unless the page has no route for that. */
function open(columns: Record<string, string[]> = {}, routes: object = { api_partner_preferences: '/api/preferences' }) {
  let saved = columns
  const sent: object[] = []
  const view = renderIsland(<Columns />, {
    data: { routes, user: { id: 1, name: 'Ada', roles: ['partner_manager'] }, preferences: { columns } },
    replies: [
      ({ init }) => {
        const { columnSteps } = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
        sent.push(columnSteps)
        saved = columnSteps.reduce(takeColumnStep, saved)
        return json({ columns: saved })
      },
    ],
  })
  const keepInBrowser = (names: string[]) =>
    act(() => {
      view.store.dispatch(filtersChanged({ view: 'all-websites', filters: { q: 'x', columns: names } }))
    })
  const inBrowser = () => selectFilters(view.store.getState(), 'all-websites')
  return { ...view, sent, keepInBrowser, inBrowser }
}
const shown = () => screen.getByRole('button').textContent

test('columns are shown at once, and kept by the host for their view', async () => {
  const { sent } = open({ leads: ['title'] })
  expect(shown()).toBe('usual')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(shown()).toBe('title status'))
  expect(sent).toEqual([[{ view: 'all-websites', columns: ['title', 'status'] }]])
})

test('what the browser has kept is taken over once', async () => {
  const { sent, keepInBrowser, inBrowser } = open()
  keepInBrowser(['title:300'])
  await waitFor(() => expect(shown()).toBe('title:300'))
  expect(sent).toEqual([[{ view: 'all-websites', columns: ['title:300'] }]])
  expect(inBrowser()).toEqual({ q: 'x', columns: null })
})

test('and gives way to what the host has', async () => {
  const { sent, keepInBrowser, inBrowser } = open({ 'all-websites': ['title', 'due_date'] })
  keepInBrowser(['title:300'])
  await waitFor(() => expect(inBrowser()).toEqual({ q: 'x', columns: null }))
  expect(shown()).toBe('title due_date')
  expect(sent).toEqual([])
})

test('a page without the route leaves them to the browser', async () => {
  const { sent, inBrowser } = open({}, {})
  await userEvent.click(screen.getByRole('button'))
  expect(shown()).toBe('title status')
  expect(inBrowser()).toEqual({ columns: ['title', 'status'] })
  expect(sent).toEqual([])
})
