import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { filtersChanged, selectPlace, selectSidebarPinned } from '../../../../src/store'
import { setWide, stopIslands } from '../renderIsland'
import { renderSidebar } from './sidebarSupport'

beforeEach(() => setWide(true))
afterEach(stopIslands)

async function show(config = {}) {
  const view = renderSidebar({ at: '/tickets', config })
  await screen.findByRole('link', { name: /Overview/ })
  // The keys come with a part of their own.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  const toView = jest.spyOn(view.store.navigation, 'toView').mockImplementation(() => undefined)
  return { ...view, toView }
}

const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(document.activeElement ?? document.body, { key }))

test('g and a letter lead to a view from any screen; the row that has the focus does not hear the letter', async () => {
  const { store, toView } = await show()
  expect(selectPlace(store.getState()).route).toBe('partner_tickets')
  const heard: string[] = []
  const listen = ({ key }: KeyboardEvent) => heard.push(key)
  document.body.addEventListener('keydown', listen)
  press('g', 'd')
  await waitFor(() => expect(toView).toHaveBeenCalledWith('overdue-todos'))
  press('d', 'x', 'd')
  document.body.removeEventListener('keydown', listen)
  expect(toView).toHaveBeenCalledTimes(1)
  expect(heard).toEqual(['g', 'd', 'x', 'd'])
})

test('they do nothing while somebody types, nor once single keys are switched off', async () => {
  const { store, toView } = await show()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  press('g', 'd')
  field.remove()
  act(() => void store.dispatch(filtersChanged({ view: 'overview', filters: { shortcuts: ['off'] } })))
  press('g', 'd')
  expect(toView).not.toHaveBeenCalled()
})

test('they lead nowhere that the sidebar does not', async () => {
  const { toView } = await show({ websiteStatuses: ['creation', 'done'] })
  expect(screen.queryByRole('link', { name: /Leads/ })).toBeNull()
  press('g', 'l')
  expect(toView).not.toHaveBeenCalled()
})

test('g and m lead to the domains', async () => {
  const { store } = await show()
  const toRoute = jest.spyOn(store.navigation, 'toRoute').mockImplementation(() => undefined)
  press('g', 'm')
  expect(toRoute).toHaveBeenCalledWith('partner_domains')
})

test('b keeps the sidebar open where it has room', async () => {
  const { store } = await show()
  press('b')
  expect(selectSidebarPinned(store.getState())).toBe(true)
  press('b')
  expect(selectSidebarPinned(store.getState())).toBe(false)
  act(() => setWide(false))
  press('b')
  expect(selectSidebarPinned(store.getState())).toBe(false)
})
