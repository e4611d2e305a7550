import { useMemo, useState } from 'react'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import type { Status } from '../../../src/model'
import { useAnnounce } from '../../../src/ui'
import { useEdits } from '../edits/Edits'
import type { BoardData } from './useBoard'
import type { Carry, DropTarget, Verdict } from './Carry'
import { dropWish } from './dropWish'
import { verdictOf } from './verdicts'

interface Options {
  readonly board: BoardData
  readonly byPerson: boolean
  readonly onDropped: (card: Website, refused: ReadonlySet<number>) => void
}

/** Holding cards and letting them go, the same for pointer and keyboard (OV-03). */
export function useCarry({ board, byPerson, onDropped }: Options) {
  const t = useMessages()
  const formats = useFormats()
  const announce = useAnnounce()
  const { apply, people, refusalsInTurn } = useEdits()
  const [carry, setCarry] = useState<Carry | null>(null)

  const held = carry?.websites
  const verdicts = useMemo<ReadonlyMap<Status, Verdict>>(
    () => new Map(held ? board.columns.map((status) => [status, verdictOf(held, status, { t, formats, refusalsInTurn })]) : []),
    [held, board.columns, t, formats, refusalsInTurn],
  )

  const sayPlace = (target: DropTarget, verdict: Verdict | undefined) => {
    const cards = board.lanes.find(({ key }) => key === target.lane)?.cells.find(({ status }) => status === target.status)?.cards ?? []
    const place = {
      status: t(`status.${target.status}`),
      position: (target.index ?? 0) + 1,
      count: cards.length,
      verdict: verdict?.text ?? '',
    }
    return t('websites.board.say.over', place)
  }

  return {
    carry,
    verdicts,
    lift(by: Carry['by'], card: Website, websites: readonly Website[], over: DropTarget | null) {
      setCarry({ by, card, websites, over })
      if (by === 'keyboard') announce(t('websites.board.say.lifted', { title: card.title, count: websites.length }), 'assertive')
    },
    over(target: DropTarget | null) {
      setCarry((before) => before && { ...before, over: target })
      if (carry?.by === 'keyboard' && target) announce(sayPlace(target, verdicts.get(target.status)), 'assertive')
    },
    drop(target: DropTarget | null) {
      setCarry(null)
      const wish = carry && target && dropWish(carry, target, { lanes: board.lanes, byPerson, people })
      if (!carry || !target || !wish) return announce(t('websites.board.say.stays'))
      announce(t('websites.board.say.dropped', { title: carry.card.title, status: t(`status.${target.status}`) }))
      const { card, websites } = carry
      void apply(websites, wish).then((refused) => onDropped(card, refused))
    },
    cancel() {
      setCarry(null)
      announce(t('websites.board.say.cancelled'), 'assertive')
    },
  }
}

export type Carrying = ReturnType<typeof useCarry>
