import type { KeyboardEvent } from 'react'
import type { Website } from '../../../src/contract'
import { addDays, addMonths, WEEK_DAYS, type IsoDay } from '../../../src/model'
import { latinKey, useMutes } from '../../../src/store'
import { useItemKeys } from '../keys/useItemKeys'
import type { SelectionState } from '../selection/useSelection'
import { NO_DAY } from './dayZones'
import type { DayDrag } from './useDayDrag'

interface Options {
  readonly drag: DayDrag
  readonly selection: SelectionState
  /** The websites on the screen, in reading order. */
  readonly order: readonly Website[]
  readonly today: IsoDay
  readonly onActive: (id: number) => void
  readonly onPeek: (id: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, k: -1, ArrowDown: 1, j: 1 }
const DAY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, h: -1, ArrowRight: 1, l: 1 }
const DRAG_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK_DAYS,
  ArrowDown: WEEK_DAYS,
}

/** The keys of the website that has the focus: arrows go, Shift and Space lift, letters act. */
export function useCalendarKeys({ drag, selection, order, today, onActive, onPeek }: Options) {
  const onKey = useItemKeys({ selection, onPeek })
  const mutes = useMutes()

  return (event: KeyboardEvent<HTMLElement>) => {
    const element = event.target instanceof HTMLElement ? event.target : null
    if (!element || event.nativeEvent.isComposing || event.altKey || event.defaultPrevented) return
    const id = Number(element.dataset['card'])
    if (!id) {
      if (event.key === 'Escape') element.closest<HTMLElement>('[data-card]')?.focus()
      return
    }
    const website = order.find((one) => one.id === id)
    if (!website || mutes(event)) return
    const isHandled =
      drag.held?.by === 'keyboard' ? drag.onKey(event.key, (over) => zoneFrom(over, event.key)) : onItemKey(event, website, element)
    if (isHandled) event.preventDefault()
  }

  function onItemKey(event: KeyboardEvent, website: Website, element: HTMLElement): boolean {
    const { ctrlKey, metaKey, shiftKey } = event
    const key = latinKey(event)
    if (ctrlKey || metaKey) {
      if (key !== 'a') return false
      selection.select(order)
      return true
    }
    const next = neighbour(website, key)
    if (next !== undefined) {
      if (next) onActive(next.id)
      return true
    }
    if (key === ' ' && shiftKey) {
      const websites = selection.ids.has(website.id) ? selection.websites : [website]
      drag.lift('keyboard', website, websites, website.due_date ?? NO_DAY)
      return true
    }
    return onKey(event, { website, element, order })
  }

  /** Null at the end; undefined for keys that lead nowhere. */
  function neighbour(website: Website, key: string): Website | null | undefined {
    const at = order.indexOf(website)
    const step = STEPS[key]
    if (step) return order[at + step] ?? null
    const dayStep = DAY_STEPS[key]
    if (!dayStep) return undefined
    const others = dayStep > 0 ? order.slice(at + 1) : order.slice(0, at).toReversed()
    return others.find(({ due_date }) => due_date !== website.due_date) ?? null
  }

  /** Where a key leads what is held; null for keys that lead nowhere. */
  function zoneFrom(over: string, key: string): string | null {
    const day = over === NO_DAY ? today : over
    const step = DRAG_STEPS[key]
    // From no day the first step leads to today.
    if (step) return over === NO_DAY ? today : addDays(day, step)
    if (key === 'PageUp' || key === 'PageDown') return addMonths(day, key === 'PageUp' ? -1 : 1)
    return key === 'Delete' || key === 'Backspace' ? NO_DAY : null
  }
}
