import { useState } from 'react'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { useAnnounce } from '../../../src/ui'
import { rulingOn } from '../drag/ruling'
import { type CarriedWebsites, dayOfZone } from './dayZones'

/** Holding websites and letting them go on another day, the same for pointer and keyboard. */
export function useDayCarrying(onDropped: (refused: ReadonlySet<number>) => void) {
  const t = useMessages()
  const formats = useFormats()
  const announce = useAnnounce()
  const { apply, refusalsInTurn } = useWebsiteChanges()
  const [held, setHeld] = useState<CarriedWebsites | null>(null)

  const sayPlace = (websites: readonly Website[], zone: string) => {
    const day = dayOfZone(zone)
    if (day === undefined) return
    const place = day === null ? t('websiteChange.due.none') : `${formats.weekday(day)}, ${formats.date(day)}`
    announce(`${place}. ${rulingOn(websites, { due_date: day }, { t, formats, refusalsInTurn }).text}`, 'assertive')
  }
  return {
    held,
    lift(by: CarriedWebsites['by'], card: Website, websites: readonly Website[], over: string | null) {
      setHeld({ by, card, websites, over })
      if (by === 'keyboard') announce(t('websites.board.say.lifted', { title: card.title, count: websites.length }), 'assertive')
    },
    over(zone: string | null) {
      setHeld((before) => before && { ...before, over: zone })
      if (held?.by === 'keyboard' && zone) sayPlace(held.websites, zone)
    },
    drop(zone: string | null) {
      setHeld(null)
      const due_date = dayOfZone(zone)
      if (!held || due_date === undefined || held.websites.every((website) => website.due_date === due_date))
        return announce(t('websites.board.say.stays'))
      void apply(held.websites, { due_date }).then(onDropped)
    },
    cancel() {
      setHeld(null)
      announce(t('websites.board.say.cancelled'), 'assertive')
    },
  }
}

export type DayCarrying = ReturnType<typeof useDayCarrying>
