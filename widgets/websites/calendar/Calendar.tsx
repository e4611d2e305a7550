import { type FocusEvent, type MouseEvent, useMemo, useState } from 'react'
import type { Website } from '../../../src/contract'
import { useFormats, useLocale, useMessages } from '../../../src/i18n'
import { isWebsiteOverdue, monthFrom, monthOf, weekStart, weeksOf } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Ghost } from '../board/Ghost'
import { rulingOn } from '../drag/ruling'
import { useZoneDrag } from '../drag/useZoneDrag'
import type { ViewParts } from '../view/ViewParts'
import styles from './calendar.module.css'
import { DAY_SHOWN, DayCell } from './DayCell'
import { dayOfZone, NO_DAY } from './DayCarry'
import { DayItems } from './DayItems'
import { groupByDay } from './groupByDay'
import { MonthTools } from './MonthTools'
import { useCalendarKeys } from './useCalendarKeys'
import { useDayCarry } from './useDayCarry'
import { useKeptFocus } from './useKeptFocus'
import { useTurning } from './useTurning'

/** Those without a date, before the rest is asked for. */
const UNDATED_SHOWN = 6
const NONE: readonly Website[] = []

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
  const [full, setFull] = useState<ReadonlySet<string>>(new Set())

  const carrying = useDayCarry((refused) => selection.keep(refused))
  const { carry } = carrying
  const carried = useMemo(() => new Set(carry?.websites.map(({ id }) => id)), [carry?.websites])
  // What the keyboard holds is shown where it would land, and takes the page with it.
  const held = carry?.by === 'keyboard' ? dayOfZone(carry.over) : undefined
  const month = held ? monthOf(held) : (state.month ?? monthOf(today))

  const weeks = useMemo(() => weeksOf(month, weekStart(locale)), [month, locale])
  const byDay = useMemo(
    () => groupByDay(held === undefined ? websites : websites.map((one) => (carried.has(one.id) ? { ...one, due_date: held } : one))),
    [websites, held, carried],
  )
  const isFull = (zone: string) => full.has(zone) || (held !== undefined && zone === (held ?? NO_DAY))
  const of = (zone: string) => byDay.get(zone) ?? NONE
  const order = [NO_DAY, ...weeks.flat()].flatMap((zone) =>
    isFull(zone) ? of(zone) : of(zone).slice(0, zone === NO_DAY ? UNDATED_SHOWN : DAY_SHOWN),
  )
  const overdue = useMemo(() => websites.filter((website) => isWebsiteOverdue(website, today)).length, [websites, today])

  const show = (next: string) => onChange({ month: next === monthOf(today) ? null : next })
  const step = (away: number) => show(monthFrom(month, away))
  const { frame, ghost, handlers } = useZoneDrag({
    websites: order,
    onStart: (card) => carrying.lift('pointer', card, selection.ids.has(card.id) ? selection.websites : [card], null),
    onOver: carrying.over,
    onDrop: carrying.drop,
    onCancel: carrying.cancel,
  })
  const focus = useKeptFocus(frame, active)
  useTurning(carry?.over ?? null, step)

  const onKeyDown = useCalendarKeys({
    carrying: {
      ...carrying,
      drop(zone) {
        show(month)
        carrying.drop(zone)
      },
    },
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
    const id = Number(event.target.closest('[data-card]')?.getAttribute('data-card'))
    if (id) setActive(id)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null
    const id = Number(target?.closest('[data-card]')?.getAttribute('data-card'))
    const website = order.find((one) => one.id === id)
    if (!website || target?.closest('a, button, [popover]') || !(event.ctrlKey || event.metaKey || event.shiftKey)) return
    selection.toggle(website, event.shiftKey ? order : undefined)
  }

  const rulingOf = (due_date: string | null) => (carry ? rulingOn(carry.websites, { due_date }, { t, formats, refusalsInTurn }) : null)
  const itemsOf = (zone: string) => ({
    websites: of(zone),
    isFull: isFull(zone),
    onFull: () => setFull((before) => (before.has(zone) ? new Set([...before].filter((one) => one !== zone)) : new Set([...before, zone]))),
    active: order.some(({ id }) => id === active) ? active : (order[0]?.id ?? null),
    selected: selection.ids,
    carried,
  })
  return (
    // The websites in it have the focus; the calendar only listens.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className={styles.calendar}
      data-carrying={carry?.by}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={onClick}
      {...handlers}
    >
      <MonthTools month={month} count={websites.length} overdue={overdue} onStep={step} onToday={() => show(monthOf(today))} />
      <section
        className={styles.undated}
        aria-label={t('change.due.none')}
        data-drop={NO_DAY}
        data-ruling={rulingOf(null)?.kind}
        data-over={carry?.over === NO_DAY || undefined}
      >
        <p className={styles.undatedTitle}>{t('change.due.none')}</p>
        <DayItems {...itemsOf(NO_DAY)} shown={UNDATED_SHOWN} />
      </section>
      <div className={styles.weekdays} aria-hidden>
        {weeks[0]?.map((day) => (
          <span key={day}>{formats.weekday(day)}</span>
        ))}
      </div>
      <ol className={styles.days} aria-label={formats.monthYear(`${month}-01`)}>
        {weeks.flat().map((day) => (
          <DayCell
            key={day}
            day={day}
            today={today}
            isOutside={monthOf(day) !== month}
            ruling={rulingOf(day)}
            isOver={carry?.over === day}
            {...itemsOf(day)}
          />
        ))}
      </ol>
      {carry?.by === 'pointer' && <Ghost carry={carry} ref={ghost} />}
    </div>
  )
}
