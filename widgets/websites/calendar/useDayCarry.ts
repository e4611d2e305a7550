import { useState } from 'react'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { useAnnounce } from '../../../src/ui'
import { rulingOn } from '../drag/ruling'
import { type DayCarry, dayOfZone } from './DayCarry'

/** Holding websites and letting them go on another day, the same for pointer and keyboard. */
export function useDayCarry(onDropped: (refused: ReadonlySet<number>) => void) {
  const t = useMessages()
  const formats = useFormats()
  const announce = useAnnounce()
  const { apply, refusalsInTurn } = useWebsiteChanges()
  const [carry, setCarry] = useState<DayCarry | null>(null)

  const sayPlace = (websites: readonly Website[], zone: string) => {
    const day = dayOfZone(zone)
    if (day === undefined) return
    const place = day === null ? t('change.due.none') : `${formats.weekday(day)}, ${formats.date(day)}`
    announce(`${place}. ${rulingOn(websites, { due_date: day }, { t, formats, refusalsInTurn }).text}`, 'assertive')
  }
  return {
    carry,
    lift(by: DayCarry['by'], card: Website, websites: readonly Website[], over: string | null) {
      setCarry({ by, card, websites, over })
      if (by === 'keyboard') announce(t('websites.board.say.lifted', { title: card.title, count: websites.length }), 'assertive')
    },
    over(zone: string | null) {
      setCarry((before) => before && { ...before, over: zone })
      if (carry?.by === 'keyboard' && zone) sayPlace(carry.websites, zone)
    },
    drop(zone: string | null) {
      setCarry(null)
      const due_date = dayOfZone(zone)
      if (!carry || due_date === undefined || carry.websites.every((website) => website.due_date === due_date))
        return announce(t('websites.board.say.stays'))
      void apply(carry.websites, { due_date }).then(onDropped)
    },
    cancel() {
      setCarry(null)
      announce(t('websites.board.say.cancelled'), 'assertive')
    },
  }
}

export type DayCarrying = ReturnType<typeof useDayCarry>
