import { useFormats, useMessages } from '../../../src/i18n'
import type { IsoDay } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { rulingOn } from '../drag/ruling'
import { useWebsiteDrag } from '../drag/useWebsiteDrag'
import { dayOfZone } from './dayZones'

interface Options {
  /** The keyboard lets go of what it held over a day. */
  readonly onLand: (day: IsoDay) => void
  readonly onDropped: (refused: ReadonlySet<number>) => void
}

/** Holding websites and letting them go on another day: over a day, or one of the other zones. */
export function useDayDrag({ onLand, onDropped }: Options) {
  const t = useMessages()
  const formats = useFormats()
  const { apply, refusalsInTurn } = useWebsiteChanges()
  return useWebsiteDrag<string>({
    sayOver(zone, { things }) {
      const day = dayOfZone(zone)
      if (day === undefined) return null
      const place = day === null ? t('websiteChange.due.none') : `${formats.weekday(day)}, ${formats.date(day)}`
      return `${place}. ${rulingOn(things, { due_date: day }, { t, formats, refusalsInTurn }).text}`
    },
    onDrop({ by, things }, zone) {
      const due_date = dayOfZone(zone)
      if (by === 'keyboard' && due_date) onLand(due_date)
      if (due_date === undefined || things.every((website) => website.due_date === due_date)) return false
      void apply(things, { due_date }).then(onDropped)
      return true
    },
  })
}

export type DayDrag = ReturnType<typeof useDayDrag>
