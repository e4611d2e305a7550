import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { useIsland } from '../../../../src/islands'
import { keepListOrder, type ListOrder } from '../../../../src/store'
import { ListWalk } from '../../../../widgets/website-details/header/ListWalk'
import { json } from '../../http/support'
import { stopIslands } from '../renderIsland'
import { website } from '../websites/website'
import { MIRA, renderDetails } from './support'

const KEY = `partner-islands:listOrder:3:${MIRA.id}`
const LIST = { view: 'all-websites', sort: 'title', tag: '4' }
/** The second of three pages. */
const PART = { query: LIST, first: 2, last: 2, limit: 3, total: 9 }

afterEach(() => {
  stopIslands()
  sessionStorage.clear()
})

const setup = (id = 12, part: ListOrder['part'] = null, answers = {}) => {
  sessionStorage.setItem(KEY, JSON.stringify({ ids: [30, 12, 41], part }))
  const view = renderDetails(
    <>
      <ListWalk id={id} />
      <input aria-label="Words" />
    </>,
    { config: { partnerId: 3 }, answers },
  )
  view.store.navigation.claim(() => true)
  return view
}
/** A list with these pages as they are when it is asked. */
const pages = (list: Readonly<Record<number, readonly number[]>>, total = 9) => ({
  'GET /api/websites': (_: RequestInit, query: URLSearchParams) => {
    const items = list[Number(query.get('page'))] ?? []
    return json({ items: items.map((id) => website(id)), pagination: { page: 1, pages: 3, count: items.length, limit: 3, total } })
  },
})
const next = () => screen.getByRole('button', { name: 'Next in the list' })

it('goes to the websites before and after this one in the list it was opened from', async () => {
  setup()
  expect(screen.getByText('2 of 3')).toBeInTheDocument()
  const before = history.length
  await userEvent.click(next())
  expect(location.pathname).toBe('/website/41')
  await userEvent.click(screen.getByRole('button', { name: 'Previous in the list' }))
  expect(location.pathname).toBe('/website/30')
  // The way back leads to the list.
  expect(history.length).toBe(before)
})

it('does so with [ and ] too, but not while somebody types', async () => {
  setup()
  await userEvent.type(screen.getByRole('textbox'), '[[]')
  expect(location.pathname).toBe('/website/12')
  screen.getByRole('textbox').blur()
  await userEvent.keyboard(']')
  expect(location.pathname).toBe('/website/41')
})

it('ends where the list ends, and says so', () => {
  setup(30)
  expect(screen.getByRole('button', { name: 'This is the first of the list' })).toBeDisabled()
})

it('knows the order of a list that gives way only as this screen comes', async () => {
  function List() {
    const { page } = useIsland()
    useEffect(() => () => keepListOrder(page, { ids: [7, 12], part: null }), [page])
    return null
  }
  function Screens() {
    const [isLeft, leave] = useState(false)
    return isLeft ? (
      <ListWalk id={12} />
    ) : (
      <>
        <List />
        <button type="button" onClick={() => leave(true)}>
          Leave
        </button>
      </>
    )
  }
  renderDetails(<Screens />, { config: { partnerId: 3 } })
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.getByText('2 of 2')).toBeInTheDocument()
})

it('is not there for a website of no list', () => {
  setup(99)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

describe('a list of several pages', () => {
  it('goes on over the edge of a page, in the same list', async () => {
    const { calls } = setup(41, PART, pages({ 2: [30, 12, 41], 3: [7, 8, 9] }))
    expect(screen.getByText('6 of 9')).toBeInTheDocument()
    await userEvent.click(next())
    await waitFor(() => expect(location.pathname).toBe('/website/7'))
    const asked = calls.map(({ url }) => Object.fromEntries(new URL(url, location.href).searchParams)).filter(({ view }) => view)
    expect(asked).toEqual([2, 3].map((page) => ({ ...LIST, page: String(page), limit: '3' })))
    // From there on it goes back, and on to its end.
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ ids: [30, 12, 41, 7, 8, 9], part: { ...PART, first: 2, last: 3 } })
  })

  it('goes back over the edge too', async () => {
    setup(30, PART, pages({ 1: [1, 2, 3], 2: [30, 12, 41] }))
    screen.getByRole('textbox').blur()
    await userEvent.keyboard('[[')
    await waitFor(() => expect(location.pathname).toBe('/website/3'))
  })

  it('skips and repeats nothing when websites have left the list or come into it', async () => {
    // 30 and 41 are done: 7 and 8 have moved up to the second page.
    setup(41, PART, pages({ 2: [12, 7, 8], 3: [9] }, 7))
    await userEvent.click(next())
    await waitFor(() => expect(location.pathname).toBe('/website/7'))
    stopIslands()
    // Two are new before them.
    setup(41, PART, pages({ 2: [50, 51, 30], 3: [12, 41, 7] }))
    await userEvent.click(next())
    await waitFor(() => expect(location.pathname).toBe('/website/7'))
  })

  it('says that it is at its end when the pages behind are gone', async () => {
    setup(41, PART, pages({ 2: [30, 12, 41] }, 6))
    await userEvent.click(next())
    expect(await screen.findByRole('button', { name: 'This is the last of the list' })).toBeDisabled()
    expect(screen.getByText('6 of 6')).toBeInTheDocument()
    expect(location.pathname).toBe('/website/12')
  })

  it('fetches nobody back who has left while it was asking', async () => {
    let reply: (answer: Response) => void = () => undefined
    const { unmount } = setup(41, PART, { 'GET /api/websites': () => new Promise<Response>((resolve) => (reply = resolve)) })
    await userEvent.click(next())
    expect(next()).toHaveAttribute('aria-busy', 'true')
    unmount()
    await act(async () => reply(json({ items: [website(7)], pagination: { page: 3, pages: 3, count: 1, limit: 3, total: 9 } })))
    expect(location.pathname).toBe('/website/12')
  })

  it('stays where it is when the server does not answer, and tries again', async () => {
    let isDown = true
    const there = pages({ 2: [30, 12, 41], 3: [7] })['GET /api/websites']
    setup(41, PART, {
      'GET /api/websites': (init: RequestInit, query: URLSearchParams) => (isDown ? json({}, { status: 422 }) : there(init, query)),
    })
    await userEvent.click(next())
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-busy'))
    expect(location.pathname).toBe('/website/12')
    isDown = false
    await userEvent.click(next())
    await waitFor(() => expect(location.pathname).toBe('/website/7'))
  })
})
