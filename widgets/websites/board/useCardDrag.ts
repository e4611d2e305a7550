import { useMemo } from 'react'
import { useFormats, useMessages } from '../../../src/i18n'
import type { Status } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { useAnnounce } from '../../../src/ui'
import { type Ruling, rulingOn } from '../drag/ruling'
import { useWebsiteDrag } from '../drag/useWebsiteDrag'
import type { DropTarget } from './DropTarget'
import { dropChange } from './dropChange'
import type { BoardData } from './useBoard'

interface Options {
  readonly board: BoardData
  readonly byPerson: boolean
  readonly onDropped: (refused: ReadonlySet<number>) => void
}

/** Holding cards and letting them go in a column, with what each column says to that (OV-03). */
export function useCardDrag({ board, byPerson, onDropped }: Options) {
  const t = useMessages()
  const formats = useFormats()
  const announce = useAnnounce()
  const { apply, people, refusalsInTurn } = useWebsiteChanges()

  const drag = useWebsiteDrag<DropTarget>({
    sayOver(target, { things }) {
      const cards = board.lanes.find(({ key }) => key === target.lane)?.cells.find(({ status }) => status === target.status)?.cards ?? []
      return t('websites.board.say.over', {
        status: t(`status.${target.status}`),
        position: (target.index ?? 0) + 1,
        count: cards.length,
        ruling: rulingOn(things, { status: target.status }, { t, formats, refusalsInTurn }).text,
      })
    },
    onDrop(held, target) {
      const change = dropChange(held, target, { lanes: board.lanes, byPerson, people })
      if (!change) return false
      announce(t('websites.board.say.dropped', { title: held.taken.title, status: t(`status.${target.status}`) }))
      void apply(held.things, change).then(onDropped)
      return true
    },
  })

  const things = drag.held?.things
  const rulings = useMemo<ReadonlyMap<Status, Ruling>>(
    () => new Map(things ? board.columns.map((status) => [status, rulingOn(things, { status }, { t, formats, refusalsInTurn })]) : []),
    [things, board.columns, t, formats, refusalsInTurn],
  )
  return { ...drag, rulings }
}

export type CardDrag = ReturnType<typeof useCardDrag>
