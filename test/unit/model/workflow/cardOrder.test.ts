import fc from 'fast-check'
import {
  type Arrangement,
  arrange,
  CARD_COLUMNS,
  type CardMove,
  type CardOrder,
  DETAILS_CARDS,
  type DetailsCard,
  takeCardStep,
} from '../../../../src/model'

const ALL: readonly DetailsCard[] = CARD_COLUMNS.flatMap((column) => DETAILS_CARDS[column])
const columnOf = (cards: Arrangement, card: DetailsCard) => CARD_COLUMNS.find((column) => cards[column].includes(card))
const without = (cards: Arrangement, ...gone: DetailsCard[]) =>
  CARD_COLUMNS.map((column) => cards[column].filter((card) => !gone.includes(card)))

const orders = fc
  .tuple(fc.shuffledSubarray([...ALL], { minLength: ALL.length }), fc.nat(ALL.length))
  .map(([cards, cut]): Arrangement => ({ customer: cards.slice(0, cut), work: cards.slice(cut) }))

const shown = (order: Arrangement, ...moves: CardMove[]) => arrange(moves.reduce<CardOrder | null>(takeCardStep, order))

/** A move as a tab that shows this order makes it. */
const moveIn = (cards: Arrangement, card: DetailsCard, column: 'customer' | 'work', place: number): CardMove => ({
  card,
  column,
  above: cards[column].filter((other) => other !== card).slice(0, place),
})
const moves = fc.record({ card: fc.constantFrom(...ALL), column: fc.constantFrom(...CARD_COLUMNS), place: fc.nat(ALL.length) })

it('puts a card exactly where the tab shows it, and leaves all others as they are', () => {
  fc.assert(
    fc.property(orders, moves, (order, { card, column, place }) => {
      const move = moveIn(order, card, column, place)
      const next = shown(order, move)
      expect(next[column].slice(0, move.above.length + 1)).toEqual([...move.above, card])
      expect(without(next, card)).toEqual(without(order, card))
    }),
  )
})

it('keeps the moves of two tabs that move different cards, whichever arrives first', () => {
  fc.assert(
    fc.property(orders, moves, moves, (order, one, two) => {
      fc.pre(one.card !== two.card)
      const [first, second] = [one, two].map(({ card, column, place }) => moveIn(order, card, column, place)) as [CardMove, CardMove]
      for (const [before, after] of [
        [first, second],
        [second, first],
      ] as const) {
        const next = shown(order, before, after)
        expect([...next.customer, ...next.work].toSorted()).toEqual(ALL.toSorted())
        expect([columnOf(next, before.card), columnOf(next, after.card)]).toEqual([before.column, after.column])
        // Nobody moved these.
        expect(without(next, one.card, two.card)).toEqual(without(order, one.card, two.card))
      }
    }),
  )
})

it('has a card that both moved where it was moved last', () => {
  fc.assert(
    fc.property(orders, moves, moves, (order, one, two) => {
      const last = moveIn(order, one.card, two.column, two.place)
      expect(shown(order, moveIn(order, one.card, one.column, one.place), last)).toEqual(shown(order, last))
    }),
  )
})

it('passes over what another tab has taken out of the column', () => {
  const move: CardMove = { card: 'contract', column: 'work', above: ['todos', 'note'] }
  expect(shown(DETAILS_CARDS, { card: 'note', column: 'customer', above: [] }, move).work.slice(0, 3)).toEqual([
    'todos',
    'contract',
    'tags',
  ])
})

it('stands as usual again after a reset, and moves on from there', () => {
  const move: CardMove = { card: 'note', column: 'customer', above: [] }
  expect(takeCardStep(takeCardStep(null, move), 'usual')).toBeNull()
  expect(takeCardStep(takeCardStep(null, 'usual'), move)?.customer).toEqual(['note', 'customer', 'people'])
})
