import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { createHeights, measuredOffsets, usePrinting, useWindow } from '../../../src/ui'
import type { Cell } from './boardModel'
import styles from './board.module.css'
import { Card } from './Card'
import { useSeen } from './useSeen'

/** CSS pixels: what a card takes with the room between two, until one is measured; how far above a card the line is that says where one drops. */
const CARD_PX = 124
const LINE_PX = 2
const OVERSCAN = 1
/** The share of the window that a column takes before it is measured, and the most that one in a lane does (as the style sheet has it). */
const COLUMN_SHARE = 0.72
const LANE_PX = 420
/** As the style sheet has it: the least and the most width of a column, and its share of the window. */
const COLUMN_PX = [260, 360] as const
const COLUMN_WIDTH_SHARE = 0.22

/** What is known when a board is shown again need not be laid out twice. */
const heights = createHeights(CARD_PX)

/** The card to bring into view and to the focus; a new object each time. */
export interface Reveal {
  readonly id: number
}

/** What is said of single cards. */
export interface CardMarks {
  readonly activeId: number | null
  readonly selected: ReadonlySet<number>
  readonly dragged: ReadonlySet<number>
  readonly arrived: ReadonlySet<number>
}

interface Props {
  lane: string
  /** Its place among the columns. */
  column: number
  cell: Cell
  labelledBy: string
  marks: CardMarks
  /** Where dragged cards would land in this list. */
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
  const isPrinting = usePrinting()
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
      {isSeen || isRevealed || isPrinting ? <Cards {...props} scroller={ref} /> : <div style={{ blockSize: cards.length * CARD_PX }} />}
      {cards.length === 0 && <p className={styles.none}>{t('websites.board.none')}</p>}
    </div>
  )
}

interface CardsProps extends Omit<Props, 'column'> {
  scroller: RefObject<HTMLElement | null>
}

function Cards({ scroller, lane, cell: { cards }, labelledBy, marks, dropIndex, reveal }: CardsProps) {
  const { root } = useIsland()
  const list = useRef<HTMLUListElement>(null)
  const keys = useMemo(() => cards.map(({ id }) => id), [cards])
  const offsets = useMemo(() => measuredOffsets(keys, heights), [keys])
  const { indexes, before, after, scrollTo } = useWindow({
    scroller,
    list,
    offsets,
    guessHeight: () => (lane === 'all' ? innerHeight * COLUMN_SHARE : LANE_PX),
    overscan: OVERSCAN,
  })

  function focusCard(id: number): boolean {
    const card = root.querySelector<HTMLElement>(`[data-card="${id}"]`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    return card !== null
  }

  const show = useEffectEvent(({ id }: Reveal) => {
    const index = cards.findIndex((card) => card.id === id)
    if (index < 0) return undefined
    if (focusCard(id)) return undefined
    scrollTo(index)
    // The card is there after the list has rendered what it scrolled to.
    const frame = requestAnimationFrame(() => focusCard(id))
    return () => cancelAnimationFrame(frame)
  })
  useLayoutEffect(() => (reveal ? show(reveal) : undefined), [reveal])

  return (
    <>
      <ul ref={list} aria-labelledby={labelledBy} style={{ paddingBlock: `${before}px ${after}px` }}>
        {indexes.map((index) => {
          const card = cards[index]
          return (
            card && (
              <li key={card.id} data-index={index} className={styles.item}>
                <Card
                  website={card}
                  index={index}
                  isActive={card.id === marks.activeId}
                  isSelected={marks.selected.has(card.id)}
                  isDragged={marks.dragged.has(card.id)}
                  isNew={marks.arrived.has(card.id)}
                />
              </li>
            )
          )
        })}
      </ul>
      {dropIndex !== null && (
        <span className={styles.dropLine} style={{ translate: `0 ${offsets.startOf(dropIndex) - LINE_PX}px` }} aria-hidden />
      )}
    </>
  )
}

function isLikelySeen(column: number): boolean {
  const [least, most] = COLUMN_PX
  return column * Math.min(Math.max(innerWidth * COLUMN_WIDTH_SHARE, least), most) < innerWidth
}
