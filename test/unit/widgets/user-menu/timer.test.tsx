import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../../../src/i18n/messages/en.json'
import { refreshTimer } from '../../../../src/api/time/timer'
import { selectToasts } from '../../../../src/store'
import { UserMenu } from '../../../../widgets/user-menu/UserMenu'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'
import { server } from '../website-details/support'

beforeEach(() => setWide(true))
afterEach(stopIslands)

const STOPPED = { state: 'stop', startedAt: null, website: null }
const BAKERY = { id: 12, title: 'Harbour Bakery', status: 'creation' }
const SHOP = { id: 13, title: 'Bike Shop', status: 'creation' }
const running = (website: object) => ({ state: 'start', startedAt: '2026-05-04T07:29:00Z', serverTime: '2026-05-04T07:30:00Z', website })

async function show(timer: object, { at = '/', routes = true, role = 'partner_manager', refuses = false, items = [BAKERY, SHOP] } = {}) {
  const state = { timer }
  const sent: string[] = []
  const change = (key: string, next: object) => ({
    [key]: () => {
      sent.push(key)
      state.timer = next
      return next
    },
  })
  const given = {
    texts: en,
    at,
    data: {
      routes: {
        partner_website_details: '/website/{website}',
        ...(routes && {
          api_partner_session: '/api/session',
          api_partner_session_recent: '/api/session/recent',
          api_partner_session_start: '/api/session/start/{website}',
          api_partner_session_stop: '/api/session/stop',
        }),
      },
      serverTime: '2026-05-04T07:30:00Z',
      isTimerRunning: 'startedAt' in timer && timer !== STOPPED,
      config: { partnerId: 3 },
      user: { id: 7, forename: 'Ada', surname: 'Lovelace', role, roles: [role] },
    },
    replies: [
      server({
        'GET /api/session': () => (state.timer instanceof Response ? state.timer.clone() : json(state.timer)),
        'GET /api/session/recent': () => json({ items }),
        ...(refuses ? { 'PUT /api/session/stop': () => json({ error: 'no' }, { status: 403 }) } : change('PUT /api/session/stop', STOPPED)),
        ...change('POST /api/session/start/13', running(SHOP)),
      }),
    ],
  }
  const { store } = await act(async () => renderIsland(<UserMenu />, given))
  return { sent, store, state, keys: userEvent.setup() }
}

it('shows the running timer with its website, and stops it', async () => {
  const { sent, keys } = await show(running(BAKERY))
  expect(await screen.findByRole('link', { name: 'Harbour Bakery' })).toHaveAttribute('href', '/website/12')
  expect(screen.getByRole('timer', { name: 'Timer on Harbour Bakery' })).toHaveTextContent(/^1:0\d$/)
  await keys.click(screen.getByRole('button', { name: 'Stop timer' }))
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  expect(screen.getByRole('button', { name: 'Timer' })).toHaveFocus()
  expect(sent).toEqual(['PUT /api/session/stop'])
})

it('starts one of the last websites again', async () => {
  const { sent, keys } = await show(STOPPED)
  const button = await screen.findByRole('button', { name: 'Timer', busy: false })
  await act(() => keys.click(button))
  expect(await screen.findByRole('menuitem', { name: 'Continue with Harbour Bakery' })).toBeVisible()
  await keys.click(screen.getByRole('menuitem', { name: 'Continue with Bike Shop' }))
  expect(await screen.findByRole('timer', { name: 'Timer on Bike Shop' })).toBeVisible()
  expect(sent).toEqual(['POST /api/session/start/13'])
})

it('offers the last three beside the one that it runs on', async () => {
  const items = [BAKERY, SHOP, { ...SHOP, id: 14, title: 'Florist' }, { ...SHOP, id: 15, title: 'Dentist' }]
  const continued = async (timer: object) => {
    const { keys } = await show(timer, { items })
    await act(async () => keys.click(await screen.findByRole('button', { name: 'Timer', busy: false })))
    const names = (await screen.findAllByRole('menuitem', { name: /^Continue with/ })).map(({ textContent }) => textContent)
    stopIslands()
    return names
  }
  expect(await continued(running(BAKERY))).toEqual(['Continue with Bike Shop', 'Continue with Florist', 'Continue with Dentist'])
  expect(await continued(STOPPED)).toEqual(['Continue with Harbour Bakery', 'Continue with Bike Shop', 'Continue with Florist'])
})

it('is absent where the host has no such route', async () => {
  await show(STOPPED, { routes: false })
  await screen.findByRole('button', { name: 'User menu: Ada Lovelace' })
  expect(screen.queryByRole('button', { name: 'Timer' })).toBeNull()
})

it('keeps the focus when the timer that had it is stopped elsewhere', async () => {
  const { store, state } = await show(running(BAKERY))
  const stop = await screen.findByRole('button', { name: 'Stop timer' })
  stop.focus()
  state.timer = STOPPED
  await act(async () => store.dispatch(refreshTimer()))
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  expect(screen.getByRole('button', { name: 'Timer' })).toHaveFocus()
})

it('hands the focus over when it is there', async () => {
  const { keys } = await show(STOPPED)
  ;(await screen.findByRole('button', { name: 'Timer', busy: false })).focus()
  await act(() => keys.keyboard('{Enter}'))
  await screen.findByRole('menuitem', { name: 'Continue with Harbour Bakery' })
  await keys.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Timer' })).toHaveFocus()
})

it('leaves the focus where a timer could not be stopped, and says why', async () => {
  const { keys, store } = await show(running(BAKERY), { refuses: true })
  await keys.click(await screen.findByRole('button', { name: 'Stop timer' }))
  await waitFor(() => expect(selectToasts(store.getState()).at(-1)).toMatchObject({ kind: 'error' }))
  expect(screen.getByRole('button', { name: 'Stop timer' })).toHaveFocus()
})

it('says that the timer could not be asked for, and asks again', async () => {
  const { keys, state } = await show(json({ error: 'no' }, { status: 500 }))
  await act(async () => keys.click(await screen.findByRole('button', { name: 'Timer', busy: false })))
  const again = await screen.findByRole('menuitem', { name: /Try again/ })
  expect(again).toHaveTextContent('could not be loaded')
  state.timer = running(BAKERY)
  await act(() => keys.click(again))
  expect(await screen.findByRole('timer')).toBeVisible()
})
