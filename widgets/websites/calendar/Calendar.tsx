import { type FocusEvent, useMemo, useState } from 'react'
import type { Website } from '../../../src/contract'
import { useFormats, useLocale, useMessages } from '../../../src/i18n'
import { isWebsiteOverdue, monthFrom, monthOf, weekStart, weeksOf } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Ghost } from '../drag/Ghost'
import { cardIdAt } from '../drag/cardIdAt'
import { rulingOn } from '../drag/ruling'
import { useCardClick } from '../drag/useCardClick'
import { useZoneDrag } from '../drag/useZoneDrag'
import type { ViewParts } from '../view/ViewParts'
import styles from './calendar.module.css'
import { dayOfZone, NO_DAY } from './dayZones'
import { MonthGrid } from './MonthGrid'
import { MonthTools } from './MonthTools'
import { useCalendarKeys } from './useCalendarKeys'
import { useDayDrag } from './useDayDrag'
import { useDays } from './useDays'
import { useKeptFocus } from './useKeptFocus'
import { useShowToday } from './useShowToday'
import { useTurning } from './useTurning'
import { Undated } from './Undated'

interface Props extends ViewParts {
  websites: readonly Website[]
}

/** A month of due dates, as a grid where there is room and as an agenda elsewhere. Websites are dragged to other days. */
export function Calendar({ state, selection, websites, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const locale = useLocale()
  const { refusalsInTurn, rules } = useWebsiteChanges()
  const { today } = rules
  const [active, setActive] = useState<number | null>(state.at)

  const show = (next: string) => onChange({ month: next === monthOf(today) ? null : next })
  const drag = useDayDrag({ onLand: (day) => show(monthOf(day)), onDropped: selection.keep })
  const { held } = drag
  const dragged = useMemo(() => new Set(held?.things.map(({ id }) => id)), [held?.things])
  // What the keyboard holds is shown where it would land, and takes the page with it.
  const heldOver = held?.by === 'keyboard' ? dayOfZone(held.over) : undefined
  const month = heldOver ? monthOf(heldOver) : (state.month ?? monthOf(today))

  const days = useMemo(() => weeksOf(month, weekStart(locale)).flat(), [month, locale])
  const { of, isFull, toggleFull, order } = useDays({ websites, days, dragged, heldOver })
  const overdue = useMemo(() => websites.filter((website) => isWebsiteOverdue(website, today)).length, [websites, today])

  const step = (away: number) => show(monthFrom(month, away))
  const { frame, ghost, handlers } = useZoneDrag({
    websites: order,
    onStart: (card) => drag.lift('pointer', card, selection.ids.has(card.id) ? selection.websites : [card], null),
    onOver: drag.over,
    onDrop: drag.drop,
    onCancel: drag.cancel,
  })
  const focus = useKeptFocus(frame, active)
  const showToday = useShowToday(frame, month, today)
  useTurning(held?.over ?? null, step)

  const toToday = () => {
    show(monthOf(today))
    showToday()
  }
  const onKeyDown = useCalendarKeys({
    drag,
    selection,
    order,
    today,
    onActive(id) {
      setActive(id)
      focus(id)
    },
    onPeek: (open) => onChange({ open: state.open === open ? null : open }),
  })
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = cardIdAt(event.target)
    if (id) setActive(id)
  }
  const click = useCardClick({
    onSelect(id, hasShift) {
      const website = order.find((one) => one.id === id)
      if (website) selection.toggle(website, hasShift ? order : undefined)
    },
  })

  const rulingOf = (due_date: string | null) => (held ? rulingOn(held.things, { due_date }, { t, formats, refusalsInTurn }) : null)
  const itemsOf = (zone: string) => ({
    websites: of(zone),
    isFull: isFull(zone),
    onFull: () => toggleFull(zone),
    active: order.some(({ id }) => id === active) ? active : (order[0]?.id ?? null),
    selected: selection.ids,
    dragged,
  })
  return (
    // The websites in it have the focus; the calendar only listens.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={frame} className={styles.calendar} data-dragging={held?.by} onKeyDown={onKeyDown} onFocus={onFocus} {...click} {...handlers}>
      <MonthTools month={month} count={websites.length} overdue={overdue} onStep={step} onToday={toToday} />
      <Undated ruling={rulingOf(null)} isOver={held?.over === NO_DAY} {...itemsOf(NO_DAY)} />
      <MonthGrid month={month} days={days} over={held?.over ?? null} rulingOf={rulingOf} itemsOf={itemsOf} />
      {held?.by === 'pointer' && <Ghost held={held} ref={ghost} />}
    </div>
  )
}
