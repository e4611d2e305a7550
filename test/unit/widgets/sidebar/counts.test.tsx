import { act, fireEvent, screen, within } from '@testing-library/react'
import { notifyMessageFromCount } from '../../../../src/api/shell'
import { api } from '../../../../src/api/call'
import { fetchSidebarCounts } from '../../../../src/api/shell/counts'
import { changesSettled, changesStarted, websiteOverlaySlice } from '../../../../src/api/websites/websiteOverlay'
import { COUNTS_POLL_MS, MINUTE_MS } from '../../../../src/model'
import { injectSlice, type PageStore, selectErrors, selectToasts } from '../../../../src/store'
import { json } from '../../http/support'
import { setWide, stopIslands } from '../renderIsland'
import { COUNTS, renderSidebar, ROUTES } from './sidebarSupport'

beforeEach(() => {
  jest.useFakeTimers()
  setWide(true)
})
afterEach(() => {
  stopIslands()
  jest.useRealTimers()
})

const link = (name: string) => screen.getByRole('link', { name })
const shown = (name: string) => screen.findByRole('link', { name })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

describe('counts', () => {
  it('show up to 99, and 99+ above, with the exact number in name and tooltip', async () => {
    renderSidebar()
    await shown('Leads: 99')
    expect(within(link('Leads: 99')).getByText('99')).toBeInTheDocument()
    expect(within(link('Tickets: 128')).getByText('99+')).toBeInTheDocument()
    fireEvent.pointerEnter(link('Tickets: 128'))
    await pass(500)
    expect(screen.getByText('Tickets: 128', { selector: '[role=tooltip]' })).toBeInTheDocument()
  })

  it('are not shown for overview and all websites, nor where there is nothing', async () => {
    renderSidebar()
    await shown('Leads: 99')
    for (const name of ['Overview', 'All websites', 'Overdue to-dos', 'Assign']) expect(link(name)).not.toHaveTextContent(/\d/)
  })

  it('are asked for again after a minute', async () => {
    const { calls } = renderSidebar({ replies: [json(COUNTS), json({ ...COUNTS, unassigned: 5 })] })
    await shown('Unassigned e-mails: 4')
    expect(calls).toHaveLength(1)
    await pass(COUNTS_POLL_MS)
    await shown('Unassigned e-mails: 5')
    expect(calls).toHaveLength(2)
  })

  it('move once when they change, not when they appear', async () => {
    renderSidebar({ replies: [json(COUNTS), json({ ...COUNTS, unassigned: 5 }), json({ ...COUNTS, unassigned: 5, leads: 98 })] })
    const moving = (entry: HTMLElement) => entry.querySelector('[data-changed]')
    expect(moving(await shown('Unassigned e-mails: 4'))).toBeNull()
    await pass(COUNTS_POLL_MS)
    const moved = moving(await shown('Unassigned e-mails: 5'))
    expect(moved).not.toBeNull()
    expect(moving(link('Leads: 99'))).toBeNull()
    await pass(COUNTS_POLL_MS)
    expect(moving(await shown('Leads: 98'))).not.toBeNull()
    // The same element: its animation does not run again.
    expect(moving(link('Unassigned e-mails: 5'))).toBe(moved)
  })

  it('keep their last number when a call fails, marked as old, and the error is said once and listed without a toast', async () => {
    const { container, store } = renderSidebar({
      replies: [json(COUNTS), json({ error: 'down' }, { status: 400 }), json({ ...COUNTS, unassigned: 6 })],
    })
    await shown('Unassigned e-mails: 4')
    await pass(COUNTS_POLL_MS)
    await shown('Unassigned e-mails: 4, out of date')
    expect(selectErrors(store.getState())).toMatchObject([{ type: 'backend', message: 'partner.error.sidebar_counts' }])
    expect(selectToasts(store.getState())).toEqual([])
    await pass(0)
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent('Numbers out of date. Update')

    fireEvent.click(screen.getByRole('button', { name: 'Numbers out of date. Update' }))
    await shown('Unassigned e-mails: 6')
    expect(screen.queryByRole('button', { name: /out of date/ })).not.toBeInTheDocument()
  })
})

it('are asked for once at a time, whoever asks, and a failure is listed once', async () => {
  const { calls, store } = renderSidebar({ replies: [json(COUNTS), json({ error: 'down' }, { status: 400 }), json(COUNTS)] })
  await shown('Unassigned e-mails: 4')
  const asks = [1, 2, 3].map(() => store.dispatch(fetchSidebarCounts()).then(String, () => 'failed'))
  expect(await act(() => Promise.all(asks))).toEqual(['failed', 'failed', 'failed'])
  expect(calls).toHaveLength(2)
  expect(selectErrors(store.getState())).toHaveLength(1)
  await act(() => store.dispatch(fetchSidebarCounts()))
  expect(calls).toHaveLength(3)
})

/** The line on which the host tells what has happened. */
class Line extends EventTarget {
  static last: Line | undefined
  readonly close = jest.fn()
  constructor(readonly url: string) {
    super()
    Line.last = this
  }
  say = (kind: string) => this.dispatchEvent(new MessageEvent(kind, { data: '{}' }))
}

const changedHere = (store: PageStore) => {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ batch: build.mutation<null, void>({ queryFn: () => ({ data: null }) }) }),
    overrideExisting: true,
  })
  return act(async () => store.dispatch(endpoints.batch.initiate()))
}

it('are asked for once after a change of this page, which the host tells of and which brings another message', async () => {
  Object.assign(globalThis, { EventSource: Line })
  const routes = { ...ROUTES, partner_events: '/events' }
  const { calls, store } = renderSidebar({ routes, replies: [1, 2, 3, 4].map(() => json(COUNTS)) })
  await shown('Unassigned e-mails: 4')
  act(() => store.dispatch(notifyMessageFromCount(1)))
  await changedHere(store)
  act(() => store.dispatch(notifyMessageFromCount(2)))
  await pass(100)
  Line.last?.say('counts')
  await pass(2_000)
  expect(calls).toHaveLength(2)
  // What somebody else does is told by the host alone.
  Line.last?.say('website')
  await pass(2_000)
  expect(calls).toHaveLength(2)
  Line.last?.say('counts')
  await pass(2_000)
  expect(calls).toHaveLength(3)
})

it('are asked for again when the answer on its way is older than the change', async () => {
  const answers: ((value: Response) => void)[] = []
  const slow = () => new Promise<Response>((resolve) => answers.push(resolve))
  const { calls, store } = renderSidebar({ replies: [json(COUNTS), slow, json({ ...COUNTS, unassigned: 9 })] })
  await shown('Unassigned e-mails: 4')
  await pass(COUNTS_POLL_MS)
  await changedHere(store)
  await pass(2_000)
  expect(calls).toHaveLength(2)
  answers[0]?.(json(COUNTS))
  await shown('Unassigned e-mails: 9')
})

it('wait while websites of this page are being changed, and are asked for once when all have arrived', async () => {
  const { calls, store } = renderSidebar({ replies: [json(COUNTS), json(COUNTS)] })
  injectSlice(store, websiteOverlaySlice)
  await shown('Unassigned e-mails: 4')
  await act(async () => store.dispatch(changesStarted({ key: 'many', changes: [{ id: 1 }, { id: 2 }] })))
  await changedHere(store)
  await changedHere(store)
  await pass(2_000)
  expect(calls).toHaveLength(1)
  await act(async () => store.dispatch(changesSettled({ key: 'many', changes: [{ id: 1 }, { id: 2 }], at: Date.now() })))
  await pass(2_000)
  expect(calls).toHaveLength(2)
})

describe('changed counts', () => {
  it('are said politely, at most once a minute, and never when nothing changed', async () => {
    const next = (unassigned: number) => json({ ...COUNTS, unassigned })
    const { container, store } = renderSidebar({ replies: [next(4), next(5), next(6), next(6)] })
    const said = () => container.querySelector('[aria-live="polite"]')?.textContent
    await shown('Unassigned e-mails: 4')
    expect(said()).toBe('')
    await pass(COUNTS_POLL_MS)
    await shown('Unassigned e-mails: 5')
    await pass(100)
    expect(said()).toBe('New numbers: Unassigned e-mails: 5')

    // A screen tells that messages have come: counts change again within the minute.
    act(() => store.dispatch(notifyMessageFromCount(1)))
    act(() => store.dispatch(notifyMessageFromCount(2)))
    await shown('Unassigned e-mails: 6')
    await pass(MINUTE_MS / 2)
    expect(said()).toBe('New numbers: Unassigned e-mails: 5')
    await pass(MINUTE_MS / 2)
    expect(said()).toBe('New numbers: Unassigned e-mails: 6')
    await pass(3 * COUNTS_POLL_MS)
    expect(said()).toBe('New numbers: Unassigned e-mails: 6')
  })
})
