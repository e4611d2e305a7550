import { api, apiSlice, call } from '../../../../src/api/call'
import { changesSettled, selectShownWebsites, websiteOverlaySlice } from '../../../../src/api/websites/websiteOverlay'
import { changeWebsites, takeBackChange, undoSteps, type WebsiteChange } from '../../../../src/api/websiteChange'
import { api_partner_tags, type User, type Website } from '../../../../src/contract'
import { injectSlice, type WaitingChange } from '../../../../src/store'
import { json } from '../../http/support'
import { makeStore } from '../../store/support'
import { person, tag, website } from '../../widgets/websites/website'

const ROUTES = {
  partner_website_status: '/website/{website}/status',
  partner_website_assign: { path: '/website/{website}/assign/{staff}', defaults: { staff: null } },
  partner_website_data: '/website/{website}/data',
  api_website_due_date: '/api/website/due-date/{website}',
  api_website_workflow: '/api/website/workflow/{website}',
  api_website_tag_add: '/api/website/{website}/tag/{tag}',
  api_partner_follow: '/api/follow/{type}/{resourceId}',
}
const BULK = { ...ROUTES, api_partner_websites_change: '/api/websites/change' }

type Reply = Response | Error | ((call: { url: string; init: RequestInit }) => Response | Promise<Response>)

interface Options {
  routes?: object
  rows?: Website[]
  user?: User
}

function setUp(replies: Reply[], { routes = ROUTES, rows = [website(1, { version: 3 })], user }: Options = {}) {
  const { store, calls } = makeStore({ routes, timeZone: 'Pacific/Auckland', ...(user && { user }) }, replies)
  injectSlice(store, apiSlice)
  injectSlice(store, websiteOverlaySlice)
  const shown = () => selectShownWebsites(store.getState(), rows, 0)
  const change = (what: WebsiteChange, websites: readonly Website[] = shown(), options = {}) =>
    store.dispatch(changeWebsites(websites, what, options))
  return { store, calls, shown, change, body: (nth: number) => JSON.parse(String(calls[nth]?.init.body)) as unknown }
}

const refusal = (message: string) => json({ errors: [{ name: 'validateStatus', message }] }, { status: 422 })

/** A reply that waits until it is let go. */
function held(reply: Response) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  return { reply: () => gate.then(() => reply.clone()), release: () => release() }
}

const uses = api.enhanceEndpoints({ addTagTypes: ['Tags'] }).injectEndpoints({
  endpoints: (build) => ({ uses: build.query<object, void>({ query: () => call(api_partner_tags).query(), providesTags: ['Tags'] }) }),
})

/** Whatever can be sent by now is. */
const oneTurn = () => new Promise((resolve) => setTimeout(resolve))

describe('a change', () => {
  it('shows at once and keeps what the server made of it', async () => {
    const { shown, change, body } = setUp([json({ id: 1, status: 'done', version: 4, actions: { portal_url: '/p' } })])
    const ending = change({ status: 'done' })
    expect(shown()[0]).toMatchObject({ status: 'done', status_age: 0 })
    expect((await ending).done).toHaveLength(1)
    expect(shown()[0]).toMatchObject({ status: 'done', version: 4, actions: { portal_url: '/p' } })
    expect(body(0)).toEqual({ status: 'done', version: 3 })
  })

  it('waits for the network as one of its own behind others of the same website, and is not sent when it is given up', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { store, change, shown, body, calls } = setUp([
      json({ id: 1, status: 'done', version: 4 }),
      json({ id: 1, label: 'new', version: 5 }),
    ])
    const { outbox } = store.services
    let waiting: readonly WaitingChange[] = []
    outbox.onChange = (changes) => (waiting = changes)
    const status = change({ status: 'done' }, undefined, { about: 'status' })
    const assigned = change({ assigned_to: person(7) }, undefined, { about: 'person' })
    const label = change({ label: 'new' }, undefined, { about: 'label' })
    expect(waiting.map(({ about }) => about)).toEqual(['status', 'person', 'label'])
    outbox.giveUp(waiting[1]?.id ?? 0)
    expect(await assigned).toMatchObject({ done: [], refused: [{ id: 1, error: { name: 'AbortError' } }] })
    expect(shown()[0]).toMatchObject({ status: 'done', assigned_to: null, label: 'new' })
    online.mockRestore()
    await outbox.flush()
    for (const { done } of await Promise.all([status, label])) expect(done).toHaveLength(1)
    expect([calls.length, waiting]).toEqual([2, []])
    expect([body(0), body(1)]).toMatchObject([
      { status: 'done', version: 3 },
      { label: 'new', version: 4 },
    ])
  })

  it('of tags asks anew how often each is used', async () => {
    const list = json({ items: [{ ...tag(3), usageCount: 0 }] })
    const routes = { ...ROUTES, api_partner_tags: '/api/tags' }
    const { store, calls, change } = setUp([list.clone(), json({ items: [tag(3)] }), list.clone()], { routes })
    await store.dispatch(uses.endpoints.uses.initiate())
    await change({ addTags: [tag(3)] })
    await oneTurn()
    expect(calls.map(({ url }) => new URL(url, 'http://host').pathname)).toEqual(['/api/tags', '/api/website/1/tag/3', '/api/tags'])
  })

  it('is taken back when the server refuses, with its reason', async () => {
    const { shown, change } = setUp([refusal('Only to creation check')])
    const { refused } = await change({ status: 'done' })
    expect(shown()[0]?.status).toBe('creation')
    expect(refused[0]?.error.fields).toEqual([{ name: 'validateStatus', message: 'Only to creation check' }])
  })

  it('is taken back when nothing answers', async () => {
    const { shown, change } = setUp([new TypeError('Failed to fetch')])
    await change({ assigned_to: person(9) })
    expect(shown()[0]?.assigned_to).toBeNull()
  })

  it('asks for nothing where everything is so already', async () => {
    const { change, calls } = setUp([json({})])
    expect(await change({ status: 'creation' })).toEqual({ done: [], same: [], refused: [], conflicts: [], made: [] })
    expect(calls).toEqual([])
  })

  it('sends a due date as an instant of that day in the partner’s zone', async () => {
    const { change, body } = setUp([json({ id: 1, due_date: '2026-05-03' })])
    await change({ due_date: '2026-05-03' })
    const { dueDate } = body(0) as { dueDate: number }
    expect(new Intl.DateTimeFormat('sv', { timeZone: 'Pacific/Auckland' }).format(dueDate)).toBe('2026-05-03')
  })

  it('waits for the one before, and builds on the version that left', async () => {
    const first = held(json({ id: 1, status: 'creation_check', version: 4 }))
    const { change, shown, body, calls } = setUp([first.reply, json({ id: 1, status: 'done', version: 5 })])
    const one = change({ status: 'creation_check' })
    const two = change({ status: 'done' })
    expect(shown()[0]?.status).toBe('done')
    await oneTurn()
    expect(calls).toHaveLength(1)
    first.release()
    await Promise.all([one, two])
    expect(body(1)).toEqual({ status: 'done', version: 4 })
    expect(shown()[0]).toMatchObject({ status: 'done', version: 5 })
  })
})

describe('two in flight end as the server has it, whichever fails', () => {
  const ok = (status: string, version: number) => json({ id: 1, status, version })
  it.each([
    ['both are granted', ok('creation_check', 4), ok('done', 5), 'done'],
    ['the first fails', refusal('no'), ok('done', 4), 'done'],
    ['the second fails', ok('creation_check', 4), refusal('no'), 'creation_check'],
    ['both fail', refusal('no'), refusal('no'), 'creation'],
  ])('when %s', async (_, first, second, status) => {
    const { change, shown } = setUp([first, second])
    await Promise.all([change({ status: 'creation_check' }), change({ status: 'done' })])
    expect(shown()[0]?.status).toBe(status)
  })

  it('shows a change of another field above a late answer', async () => {
    const status = held(json({ id: 1, status: 'done', version: 4, assigned_to: null }))
    const assign = held(json({ id: 1, status: 'done', version: 5, assigned_to: person(9) }))
    const { change, shown } = setUp([status.reply, assign.reply])
    const one = change({ status: 'done' })
    const two = change({ assigned_to: person(9) })
    status.release()
    await one
    expect(shown()[0]).toMatchObject({ status: 'done', assigned_to: { id: 9 } })
    assign.release()
    await two
    expect(shown()[0]).toMatchObject({ status: 'done', assigned_to: { id: 9 }, version: 5 })
  })

  it('lets a list that was asked for later have the last word', async () => {
    const { store, change } = setUp([json({ id: 1, status: 'done', version: 4 })])
    await change({ status: 'done' })
    const later = [website(1, { status: 'change', version: 5 })]
    expect(selectShownWebsites(store.getState(), later, Date.now() + 1)[0]?.status).toBe('change')
    expect(selectShownWebsites(store.getState(), later, 0)[0]?.status).toBe('change')
  })
})

describe('somebody else', () => {
  const stale = json({ id: 1 }, { status: 409 })
  const data = (parts: object) => json(website(1, parts))

  it('may change another field meanwhile: the change is repeated on the new version', async () => {
    const { change, shown, body } = setUp([stale, data({ version: 8, title: 'New' }), json({ id: 1, status: 'done', version: 9 })])
    expect((await change({ status: 'done' })).done).toHaveLength(1)
    expect(body(2)).toEqual({ status: 'done', version: 8 })
    expect(shown()[0]).toMatchObject({ status: 'done', title: 'New' })
  })

  it('wins where both moved the same card, and is never overwritten silently', async () => {
    const { change, shown, calls } = setUp([stale, data({ version: 8, status: 'change' })])
    const { conflicts } = await change({ status: 'done' })
    expect(conflicts).toMatchObject([{ field: 'status', website: { status: 'change' } }])
    expect(shown()[0]).toMatchObject({ status: 'change', version: 8 })
    expect(calls).toHaveLength(2)
  })

  it('wins too where news of the move came while the card was held: what was seen counts', async () => {
    const { store, change, shown, body } = setUp([stale, data({ version: 8, status: 'change' })])
    const seen = shown()
    store.dispatch(changesSettled({ key: 'server', changes: [website(1, { version: 8, status: 'change' })], at: Date.now() }))
    const { conflicts } = await change({ status: 'done' }, seen)
    expect(body(0)).toEqual({ status: 'done', version: 3 })
    expect(conflicts).toHaveLength(1)
    expect(shown()[0]?.status).toBe('change')
  })

  it('is nobody but oneself in another tab: then the move goes on', async () => {
    const me = person(7)
    const mine = data({ version: 8, status: 'change', status_by: me })
    const { change, body } = setUp([stale, mine, json({ id: 1, status: 'done', version: 9 })], { user: me })
    expect((await change({ status: 'done' })).done).toHaveLength(1)
    expect(body(2)).toEqual({ status: 'done', version: 8 })
  })

  it('has moved some of many: those stay, and are told apart from what the rules refuse', async () => {
    const rows = [website(1), website(2)]
    const errors = [{ name: 'status', message: 'Ada has moved it' }]
    const answer = json({
      items: [website(1, { status: 'done' })],
      refused: [{ id: 2, errors, website: website(2, { status: 'change' }) }],
    })
    const { change, shown } = setUp([answer], { routes: BULK, rows })
    const { refused, conflicts } = await change({ status: 'done' })
    expect(refused).toEqual([])
    expect(conflicts).toMatchObject([{ field: 'status', website: { id: 2, status: 'change' } }])
    expect(shown().map(({ status }) => status)).toEqual(['done', 'change'])
  })
})

describe('many at once', () => {
  const rows = [website(1, { version: 1 }), website(2, { version: 1 }), website(3, { version: 1 })]

  it('go in one call where the page has a route for it, with a result for each', async () => {
    const errors = [{ name: 'validateStaff', message: 'Not sales' }]
    const answer = json({
      items: [website(1, { status: 'done', version: 2 }), website(3, { status: 'done', version: 2 })],
      refused: [{ id: 2, errors }],
    })
    const { change, shown, body, calls } = setUp([answer], { routes: BULK, rows })
    const { done, refused } = await change({ status: 'done' })
    const seen = [1, 2, 3].map((id) => ({ id, status: 'creation' }))
    expect(body(0)).toEqual({ websites: [1, 2, 3], change: { status: 'done' }, seen })
    expect(calls).toHaveLength(1)
    expect(done.map(({ id }) => id)).toEqual([1, 3])
    expect(refused).toMatchObject([{ id: 2, error: { message: 'Not sales' } }])
    expect(shown().map(({ status }) => status)).toEqual(['done', 'creation', 'done'])
  })

  it('that the server knows one by one alone can be stopped as well', async () => {
    const many = Array.from({ length: 12 }, (_, nth) => website(nth + 1, { version: 1 }))
    const stopping = new AbortController()
    const onProgress = jest.fn(() => stopping.abort())
    const { store, calls } = setUp(
      Array.from({ length: 12 }, () => json({ version: 2 })),
      { rows: many },
    )
    await store.dispatch(changeWebsites(many, { due_date: '2026-05-03' }, {}, { signal: stopping.signal, onProgress }))
    expect(onProgress).toHaveBeenCalledWith(1)
    expect(calls.length).toBeLessThan(many.length)
  })

  it('go one by one where it has none', async () => {
    const reply = ({ url }: { url: string }) =>
      url.includes('/2/') ? refusal('no') : json({ id: Number(/\d+/.exec(url)?.[0]), status: 'done', version: 2 })
    const { change, calls } = setUp([reply], { rows })
    const { done, refused } = await change({ status: 'done' })
    expect(calls).toHaveLength(3)
    expect(done.map(({ id }) => id).toSorted()).toEqual([1, 3])
    expect(refused.map(({ id }) => id)).toEqual([2])
  })

  it('are all taken back when the call fails', async () => {
    const { change, shown } = setUp([json({}, { status: 500 })], { routes: BULK, rows })
    expect((await change({ due_date: '2026-05-03' })).refused).toHaveLength(3)
    expect(shown().every(({ due_date }) => due_date === null)).toBe(true)
  })
})

describe('taking back', () => {
  const BACK = { ...BULK, api_partner_websites_take_back: '/api/websites/take-back' }

  it('is the server’s, which knows what each change replaced; until it answers lists show how it was', async () => {
    const rows = [website(1, { status_age: 24 }), website(2, { status: 'change', status_age: 3 })]
    const moved = [1, 2].map((id) => ({ ...website(id, { status: 'done', status_age: 0 }), change: 70 + id }))
    const answer = held(json({ items: [rows[0]], refused: [{ change: 72, errors: [{ name: 'change', message: 'Moved since' }] }] }))
    const { store, change, shown, body } = setUp([json({ items: moved }), answer.reply], { routes: BACK, rows })
    const { made } = await change({ status: 'done' })
    expect(made).toEqual([
      { website: 1, change: 71 },
      { website: 2, change: 72 },
    ])
    const back = store.dispatch(takeBackChange([{ before: rows, change: { status: 'done' }, made }]))
    const seen = () => shown().map(({ status, status_age }) => [status, status_age])
    expect(seen()).toEqual([
      ['creation', 24],
      ['change', 3],
    ])
    answer.release()
    expect((await back).refused).toMatchObject([{ change: 72, error: { message: 'Moved since' } }])
    expect(body(1)).toEqual({ changes: [71, 72] })
    expect(seen()).toEqual([
      ['creation', 24],
      ['done', 0],
    ])
  })

  it('of one website too, and is the opposite change where the page has no route for it', async () => {
    const answer = json({ id: 1, status: 'done', version: 4, change: 71 })
    expect((await setUp([answer.clone()], { routes: BACK }).change({ status: 'done' })).made).toEqual([{ website: 1, change: 71 }])
    expect((await setUp([answer]).change({ status: 'done' })).made).toEqual([])
  })

  it('gives each website what it had, together where it was the same', () => {
    const before = [website(1, { due_date: '2026-01-01' }), website(2, { due_date: null }), website(3, { due_date: '2026-01-01' })]
    const after = [{ id: 1, version: 2 }, { id: 2 }, { id: 3 }]
    const steps = undoSteps(before, after, { due_date: '2026-05-03' })
    expect(steps.map(({ websites, change }) => [websites.map(({ id }) => id), change])).toEqual([
      [[1, 3], { due_date: '2026-01-01' }],
      [[2], { due_date: null }],
    ])
    expect(steps[0]?.websites[0]?.version).toBe(2)
  })

  it('takes only those tags away that were new', () => {
    const before = [website(1, { tags: [tag(1)] }), website(2)]
    const steps = undoSteps(before, [{ id: 1 }, { id: 2 }], { addTags: [tag(1), tag(2)] })
    expect(steps.map(({ change }) => change)).toEqual([{ removeTags: [tag(2)] }, { removeTags: [tag(1), tag(2)] }])
  })
})
