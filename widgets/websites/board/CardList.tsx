import { measureElement, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import type { Cell } from './boardModel'
import styles from './board.module.css'
import { Card } from './Card'
import { useSeen } from './useSeen'

/** CSS pixels: what a card takes until one is measured, and the room between two. */
const CARD_PX = 116
const GAP_PX = 8
const OVERSCAN = 1
/** The share of the window that a column takes before it is measured, and the most that one in a lane does (as the style sheet has it). */
const COLUMN_SHARE = 0.72
const LANE_PX = 420
/** As the style sheet has it: the least and the most width of a column, and its share of the window. */
const COLUMN_PX = [260, 360] as const
const COLUMN_WIDTH_SHARE = 0.22

/** Cards are mostly of one height: a list that knows it need not be laid out twice. */
let usualPx = CARD_PX

/** The card to bring into view and to the focus; a new object each time. */
export interface Reveal {
  readonly id: number
}

/** What is said of single cards. */
export interface CardMarks {
  readonly activeId: number | null
  readonly selected: ReadonlySet<number>
  readonly carried: ReadonlySet<number>
  readonly arrived: ReadonlySet<number>
}

interface Props {
  lane: string
  /** Its place among the columns. */
  column: number
  cell: Cell
  labelledBy: string
  marks: CardMarks
  /** Where carried cards would land in this list. */
  dropIndex: number | null
  reveal: Reveal | null
}

/** The cards of one column, of which only those in view are rendered (OV-15): none before the column itself has been in view. */
export function CardList(props: Props) {
  const { lane, cell, labelledBy, reveal } = props
  const { status, cards } = cell
  const t = useMessages()
  const ref = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(ref, isLikelySeen(props.column))
  const isRevealed = useMemo(() => reveal !== null && cards.some(({ id }) => id === reveal.id), [cards, reveal])
  return (
    // A tab stop, as only one card of the board is one: otherwise keys could not scroll the other columns.
    <div
      ref={ref}
      className={styles.scroller}
      role="group"
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
      tabIndex={0}
      data-scroller
      data-cell={status}
      data-lane={lane}
    >
      {isSeen || isRevealed ? <Cards {...props} /> : <div style={{ blockSize: cards.length * (CARD_PX + GAP_PX) }} />}
      {cards.length === 0 && <p className={styles.none}>{t('websites.board.none')}</p>}
    </div>
  )
}

function Cards({ lane, cell: { cards }, labelledBy, marks, dropIndex, reveal }: Omit<Props, 'column'>) {
  const { root } = useIsland()
  const ref = useRef<HTMLUListElement>(null)
  // A new function would have the virtualizer work out the place of every card.
  const getItemKey = useCallback((index: number) => cards[index]?.id ?? index, [cards])
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: cards.length,
    // What scrolls is the parent; its own ref is not there yet when the virtualizer asks for the first time.
    getScrollElement: () => ref.current?.parentElement ?? null,
    initialRect: { width: 0, height: lane === 'all' ? innerHeight * COLUMN_SHARE : LANE_PX },
    estimateSize: () => usualPx,
    measureElement(card, entry, list) {
      const size = measureElement(card, entry, list)
      if (size > 0) usualPx = size
      return size
    },
    getItemKey,
    gap: GAP_PX,
    overscan: OVERSCAN,
    paddingStart: 2,
    paddingEnd: 8,
  })

  const show = useEffectEvent(({ id }: Reveal) => {
    const index = cards.findIndex((card) => card.id === id)
    if (index < 0) return undefined
    if (focusCard(id)) return undefined
    virtual.scrollToIndex(index)
    // The card is there after the list has rendered what it scrolled to.
    const frame = requestAnimationFrame(() => focusCard(id))
    return () => cancelAnimationFrame(frame)
  })
  useLayoutEffect(() => (reveal ? show(reveal) : undefined), [reveal])

  function focusCard(id: number): boolean {
    const card = root.querySelector<HTMLElement>(`[data-card="${id}"]`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    return card !== null
  }

  const items = virtual.getVirtualItems()
  const dropAt = dropIndex === null ? null : (items.find(({ index }) => index === dropIndex)?.start ?? virtual.getTotalSize()) - GAP_PX / 2
  return (
    <>
      <ul ref={ref} className={styles.cards} aria-labelledby={labelledBy} style={{ blockSize: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const card = cards[index]
          return (
            card && (
              <li key={key} ref={virtual.measureElement} data-index={index} className={styles.item} style={{ insetBlockStart: start }}>
                <Card
                  website={card}
                  index={index}
                  isActive={card.id === marks.activeId}
                  isSelected={marks.selected.has(card.id)}
                  isCarried={marks.carried.has(card.id)}
                  isNew={marks.arrived.has(card.id)}
                />
              </li>
            )
          )
        })}
      </ul>
      {dropAt !== null && <span className={styles.dropLine} style={{ translate: `0 ${dropAt}px` }} aria-hidden />}
    </>
  )
}

function isLikelySeen(column: number): boolean {
  const [least, most] = COLUMN_PX
  return column * Math.min(Math.max(innerWidth * COLUMN_WIDTH_SHARE, least), most) < innerWidth
}
