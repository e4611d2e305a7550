import { useMemo, useState } from 'react'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import type { Status } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { useAnnounce } from '../../../src/ui'
import type { BoardData } from './useBoard'
import { type Ruling, rulingOn } from '../drag/ruling'
import type { CarriedCards, DropTarget } from './CarriedCards'
import { dropChange } from './dropChange'

interface Options {
  readonly board: BoardData
  readonly byPerson: boolean
  readonly onDropped: (card: Website, refused: ReadonlySet<number>) => void
}

/** Holding cards and letting them go, the same for pointer and keyboard (OV-03). */
export function useCarrying({ board, byPerson, onDropped }: Options) {
  const t = useMessages()
  const formats = useFormats()
  const announce = useAnnounce()
  const { apply, people, refusalsInTurn } = useWebsiteChanges()
  const [held, setHeld] = useState<CarriedCards | null>(null)

  const websitesHeld = held?.websites
  const rulings = useMemo<ReadonlyMap<Status, Ruling>>(
    () =>
      new Map(
        websitesHeld ? board.columns.map((status) => [status, rulingOn(websitesHeld, { status }, { t, formats, refusalsInTurn })]) : [],
      ),
    [websitesHeld, board.columns, t, formats, refusalsInTurn],
  )

  const sayPlace = (target: DropTarget, ruling: Ruling | undefined) => {
    const cards = board.lanes.find(({ key }) => key === target.lane)?.cells.find(({ status }) => status === target.status)?.cards ?? []
    const place = {
      status: t(`status.${target.status}`),
      position: (target.index ?? 0) + 1,
      count: cards.length,
      ruling: ruling?.text ?? '',
    }
    return t('websites.board.say.over', place)
  }

  return {
    held,
    rulings,
    lift(by: CarriedCards['by'], card: Website, websites: readonly Website[], over: DropTarget | null) {
      setHeld({ by, card, websites, over })
      if (by === 'keyboard') announce(t('websites.board.say.lifted', { title: card.title, count: websites.length }), 'assertive')
    },
    over(target: DropTarget | null) {
      setHeld((before) => before && { ...before, over: target })
      if (held?.by === 'keyboard' && target) announce(sayPlace(target, rulings.get(target.status)), 'assertive')
    },
    drop(target: DropTarget | null) {
      setHeld(null)
      const change = held && target && dropChange(held, target, { lanes: board.lanes, byPerson, people })
      if (!held || !target || !change) return announce(t('websites.board.say.stays'))
      announce(t('websites.board.say.dropped', { title: held.card.title, status: t(`status.${target.status}`) }))
      const { card, websites } = held
      void apply(websites, change).then((refused) => onDropped(card, refused))
    },
    cancel() {
      setHeld(null)
      announce(t('websites.board.say.cancelled'), 'assertive')
    },
  }
}

export type Carrying = ReturnType<typeof useCarrying>
