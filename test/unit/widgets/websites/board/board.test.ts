import fc from 'fast-check'
import { STATUSES } from '../../../../../src/model'
import { layOut, rankBetween } from '../../../../../widgets/websites/board/boardModel'
import { sortWebsites } from '../../../../../widgets/websites/data/sortWebsites'
import { dropChange } from '../../../../../widgets/websites/board/dropChange'
import { pull } from '../../../../../src/ui'
import { countOpen, withCards } from '../../../../../widgets/websites/board/useBoard'
import { isSlow } from '../../../../../widgets/websites/data/isSlow'
import { neighbour, placeOf } from '../../../../../widgets/websites/board/places'
import { person, website } from '../website'

const options = { columns: STATUSES, lanes: 'none', today: '2026-05-10', locale: 'en' } as const
const sites = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 10_000 }),
    status: fc.constantFrom(...STATUSES),
    due_date: fc.constantFrom(null, '2026-05-09', '2026-05-10', '2026-05-12', '2026-08-01'),
    rank: fc.integer({ min: 0, max: 50 }),
    assigned_to: fc.constantFrom(null, person(1), person(2)),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
)

describe('the layout of the board', () => {
  it('shows every website once, in the column of its status, whatever the lanes', () => {
    fc.assert(
      fc.property(sites, fc.constantFrom('none', 'assignee', 'due'), (parts, lanes) => {
        const websites = parts.map(({ id, ...rest }) => website(id, rest))
        const laidOut = layOut(websites, { ...options, lanes })
        const cells = laidOut.flatMap((lane) => lane.cells)
        expect(cells.flatMap(({ cards }) => cards.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
          websites.map(({ id }) => id).toSorted((a, b) => a - b),
        )
        for (const { status, cards } of cells) for (const card of cards) expect(card.status).toBe(status)
      }),
    )
  })

  it('orders a column by hand, then by due date', () => {
    const websites = [website(1, { rank: 2 }), website(2, { rank: 1, due_date: null }), website(3, { rank: 1, due_date: '2026-05-01' })]
    const [lane] = layOut(sortWebsites(websites, 'rank', 'en'), options)
    expect(lane?.cells.find(({ status }) => status === 'creation')?.cards.map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('puts what has no due date last', () => {
    const websites = [website(1, { due_date: null }), website(2, { due_date: '2026-05-02' }), website(3, { due_date: '2026-05-01' })]
    const [lane] = layOut(sortWebsites(websites, 'due_date', 'en'), options)
    expect(lane?.cells.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual([3, 2, 1])
  })

  it('begins with nobody and the most urgent', () => {
    const websites = [
      website(1, { assigned_to: person(1), due_date: '2026-05-01' }),
      website(2, { due_date: null }),
      website(3, { assigned_to: person(2), due_date: '2026-05-10' }),
    ]
    expect(layOut(websites, { ...options, lanes: 'assignee' }).map(({ key }) => key)).toEqual(['nobody', '1', '2'])
    expect(layOut(sortWebsites(websites, 'rank', 'en'), { ...options, lanes: 'due' }).map(({ key }) => key)).toEqual([
      'overdue',
      'today',
      'none',
    ])
  })
})

describe('dropping', () => {
  const cards = [website(1, { rank: 1 }), website(2, { rank: 2 }), website(3, { rank: 3 }), website(4, { rank: 9, status: 'done' })]
  const lanes = layOut(cards, options)
  const drop = (id: number, status: (typeof STATUSES)[number], index: number | null) => {
    const card = cards.find((one) => one.id === id) ?? website(id)
    return dropChange({ taken: card, things: [card] }, { lane: 'all', status, index }, { lanes, byPerson: false, people: [] })
  }

  it('changes the status, and the place between two others', () =>
    expect(drop(4, 'creation', 1)).toEqual({ status: 'creation', rank: 1.5 }))
  it('changes the place within the column', () => expect(drop(3, 'creation', 0)).toEqual({ rank: 0 }))
  it('counts without the card itself when it moves down', () => expect(drop(1, 'creation', 3)).toEqual({ rank: 4 }))
  it('changes nothing where the card is', () => {
    expect(drop(2, 'creation', 1)).toBeNull()
    expect(drop(2, 'creation', 2)).toBeNull()
    expect(drop(2, 'creation', null)).toBeNull()
  })

  it('gives a card to the person of the lane', () => {
    const [card] = cards
    const people = [person(5)]
    const held = { taken: card ?? website(1), things: [card ?? website(1)] }
    expect(dropChange(held, { lane: '5', status: 'creation', index: null }, { lanes, byPerson: true, people })).toEqual({
      assigned_to: people[0],
    })
    expect(dropChange(held, { lane: 'nobody', status: 'creation', index: null }, { lanes, byPerson: true, people })).toBeNull()
  })

  it('finds a rank between any two', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (low, step) => {
        const rank = rankBetween(website(1, { rank: low }), website(2, { rank: low + step }))
        expect(rank).toBeGreaterThan(low)
        expect(rank).toBeLessThan(low + step)
      }),
    )
  })
})

describe('the keyboard', () => {
  const cards = [website(1, { rank: 1 }), website(2, { rank: 2 }), website(3, { status: 'done' }), website(4, { status: 'change' })]
  const lanes = layOut(cards, options)
  const go = (id: number, direction: Parameters<typeof neighbour>[2], isOpen: (status: string) => boolean = () => true) => {
    const place = placeOf(lanes, id)
    return place && neighbour(lanes, place, direction, isOpen)
  }

  it('goes up and down, and over empty columns', () => {
    expect(go(1, 'down')).toBe(2)
    expect(go(2, 'down')).toBeNull()
    expect(go(2, 'right')).toBe(4)
    expect(go(4, 'left')).toBe(1)
    expect(go(4, 'right')).toBe(3)
  })
  it('passes folded columns', () => expect(go(2, 'right', (status) => status !== 'change')).toBe(3))
})

it('scrolls at the edges only, faster towards them', () => {
  expect(pull(500, 0, 1000)).toBe(0)
  expect(pull(10, 0, 1000)).toBeLessThan(pull(40, 0, 1000))
  expect(pull(990, 0, 1000)).toBeGreaterThan(0)
})

it('leaves out columns without cards, unless none has any', () => {
  expect(withCards(['preparation', 'creation', 'done'], [website(1)])).toEqual(['creation'])
  expect(withCards(['preparation', 'done'], [])).toEqual(['preparation', 'done'])
})

it('counts as open work of a person what is not done', () => {
  const mine = { assigned_to: person(1) }
  const websites = [website(1, mine), website(2, { ...mine, status: 'done' }), website(3), website(4, { assigned_to: person(2) })]
  expect([...countOpen(websites)]).toEqual([
    ['1', 1],
    ['2', 1],
  ])
})

it('calls slow what has been in a status for as many days as the team has set, but not what is done', () => {
  const after = (status_age: number | null, status: 'creation' | 'done' = 'creation') => isSlow(website(1, { status, status_age }), 14)
  expect([after(13), after(14), after(400, 'done'), after(null)]).toEqual([false, true, false, false])
})
