import { useRef } from 'react'
import type { Website } from '../../../src/contract'
import { useDrag } from '../../../src/ui'
import { grabbedCard } from './cardIdAt'
import { isSameZone, scrollZones, zoneAt } from './dropZones'

interface Options {
  /** Those that can be dragged. */
  readonly websites: readonly Website[]
  readonly onStart: (website: Website) => void
  readonly onOver: (zone: string | null) => void
  readonly onDrop: (zone: string | null) => void
  readonly onCancel: () => void
}

/** Drags websites onto zones (`data-drop`). Answers what the frame of all of them and the ghost need. */
export function useZoneDrag({ websites, onStart, ...acts }: Options) {
  const frame = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const handlers = useDrag<string>({
    frame,
    ghost,
    grab: grabbedCard,
    targetAt: zoneAt,
    isSame: isSameZone,
    scroll: scrollZones,
    onStart(id) {
      const website = websites.find((one) => one.id === id)
      if (website) onStart(website)
      return website !== undefined
    },
    ...acts,
  })
  return { frame, ghost, handlers }
}
