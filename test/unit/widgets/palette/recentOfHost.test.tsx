import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readKept } from '../../../../src/api/personal/keptActions'
import { keepAction, leaveOfAction } from '../../../../src/api/personal/recentActions'
import { openPalette } from '../../../../src/store'
import en from '../../../../widgets/palette/messages/en.json'
import { Palettes } from '../../../../widgets/palette/Palettes'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'

const routes = { api_partner_actions: '/api/recent-actions', api_partner_websites_take_back: '/api/websites/take-back' }
const data = { routes, user: { id: 7, name: 'Ada', roles: ['partner_manager'] }, config: { partnerId: 3 } }

jest.setTimeout(15_000)
afterEach(() => {
  stopIslands()
  localStorage.clear()
})

interface Kept {
  id: string
  text: string
  total: number
  items: { change: number }[]
  changed?: number
  reason?: string
}
const action = (nth: number, more: Partial<Kept> = {}): Kept => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  text: `Site ${nth} is done`,
  total: 1,
  items: [{ change: nth }],
  ...more,
})

/** A page on a host that has these actions, newest first. */
function show(...there: Kept[]) {
  const host = { actions: there, isDown: false, refused: 0, sent: [] as string[], isLate: false }
  const reply = ({ url, init }: { url: string; init: RequestInit }): Response => {
    const { pathname } = new URL(url, location.origin)
    const body = init.body ? (JSON.parse(String(init.body)) as Kept) : null
    if (host.isDown) {
      host.refused += 1
      return json({ error: 'Down' }, { status: 500 })
    }
    if (pathname === routes.api_partner_websites_take_back) {
      if (!host.isLate) return json({ items: [], refused: [] })
      const { changes } = JSON.parse(String(init.body)) as { changes: number[] }
      host.actions = host.actions.filter(({ items }) => !items.some(({ change }) => changes.includes(change)))
      const errors = [{ name: 'change', message: 'This can no longer be taken back.' }]
      return json({ items: [], refused: changes.map((change) => ({ change, errors })) })
    }
    if (init.method === 'PUT' && body) host.actions = [body, ...host.actions]
    if (init.method === 'PATCH' && body) host.actions = host.actions.filter(({ id }) => id !== body.id || body.items.length > 0)
    if (body) host.sent.push(`${init.method} ${body.text ?? body.id}`)
    const at = new Date().toISOString()
    return init.method === 'GET' || !init.method
      ? json({ items: host.actions.map((one) => ({ at, ...one })) })
      : new Response(null, { status: 204 })
  }
  const view = renderIsland(<Palettes />, { texts: en, data, replies: [reply] })
  const open = () => act(() => view.store.dispatch(openPalette('recent')))
  return { ...view, host, open, kept: () => readKept(view.store.services.page) }
}

const undoOf = (text: string) => screen.findByRole('button', { name: `Undo: ${text}` })

test('what was done on another device is taken back here, and goes from the list', async () => {
  const { host, open } = show(action(2), action(1))
  open()
  await userEvent.click(await undoOf('Site 2 is done'))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(host.sent).toEqual([`PATCH ${action(2).id}`])
  expect(await undoOf('Site 1 is done')).toHaveFocus()
  await userEvent.click(await undoOf('Site 1 is done'))
  expect(await screen.findByText(/Nothing to take back/)).toBeTruthy()
  expect(document.activeElement?.shadowRoot?.activeElement ?? document.activeElement).not.toBe(document.body)
})

test('what is done goes to the server, and leaves the browser', async () => {
  const { host, store, kept } = show()
  const id = store.dispatch(keepAction('Moved', [{ change: 3 }]))
  expect(kept()).toHaveLength(1)
  await waitFor(() => expect(kept()).toEqual([]))
  await store.dispatch(leaveOfAction(id, []))
  expect(host.sent).toEqual(['PUT Moved', `PATCH ${id}`])
  expect(host.actions).toEqual([])
})

test('what is taken back at once is not on the list, however slowly it went there', async () => {
  const { host, store } = show()
  const id = store.dispatch(keepAction('Moved', [{ change: 3 }]))
  await store.dispatch(leaveOfAction(id, []))
  expect(host.sent).toEqual(['PUT Moved', `PATCH ${id}`])
  expect(host.actions).toEqual([])
})

test('without the server this browser’s own are listed, and the others when it is there again', async () => {
  const { host, store, open } = show(action(1))
  host.isDown = true
  store.dispatch(keepAction('Moved', [{ change: 3 }]))
  await waitFor(() => expect(host.refused).toBe(1))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  open()
  expect(await screen.findByText(/other devices could not be loaded/)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  host.isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await undoOf('Site 1 is done')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(host.sent).toEqual(['PUT Moved'])
})

test('says beforehand what would stay and why, and what has been taken back of many', async () => {
  const many = { total: 40, items: [{ change: 7 }, { change: 8 }, { change: 9 }] }
  const { open } = show(
    action(1, { changed: 1, reason: 'Grace has moved it on since.' }),
    action(2, { changed: 1 }),
    action(3, { ...many, changed: 2 }),
    action(4, { ...many, items: [{ change: 7 }], changed: 1, reason: 'Grace has moved it on since.' }),
  )
  open()
  const rows = await screen.findAllByRole('listitem')
  const [one, two, three, four] = rows.map((row) => within(row))
  expect(one?.getByText('Grace has moved it on since.')).toBeTruthy()
  expect(two?.getByText('This was changed or removed since then. It stays as it is.')).toBeTruthy()
  expect([one, two].flatMap((row) => row?.queryAllByRole('button'))).toEqual([])
  expect(three?.getByText(/1 of 40 can still be taken back/)).toBeTruthy()
  expect(three?.getByText('Changed or removed since then and will stay as they are: 2 of 3')).toBeTruthy()
  expect(three?.getByRole('button', { name: 'Undo: Site 3 is done' })).toBeEnabled()
  expect(four?.getByText('Changed or removed since then and left as is: 1 of 40')).toBeTruthy()
  expect(four?.getByText('Grace has moved it on since.')).toBeTruthy()
})

test('what has become too old on the open list stays there with the reason of the server, and can only be read', async () => {
  const { host, open } = show(action(1), action(2, { total: 3, items: [{ change: 2 }, { change: 3 }, { change: 4 }] }))
  open()
  await undoOf('Site 1 is done')
  host.isLate = true
  for (const text of ['Site 1 is done', 'Site 2 is done']) {
    await userEvent.click(await undoOf(text))
    await waitFor(() => expect(screen.queryByRole('button', { name: `Undo: ${text}` })).toBeNull())
    const row = screen.getByText(text).closest('li') as HTMLElement
    expect(within(row).getByRole('alert')).toHaveTextContent(/^This can no longer be taken back\.$/)
  }
  expect(screen.queryByText(/Nothing to take back/)).toBeNull()
  expect(screen.queryByText(/left as is/)).toBeNull()
})
