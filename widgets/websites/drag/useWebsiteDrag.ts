import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { type DragAndDrop, useDragAndDrop } from '../../../src/ui'
import type { DraggedWebsites } from './DraggedWebsites'

interface Options<Target> {
  /** What is said of a target that the keyboard leads to. */
  readonly sayOver: (target: Target, held: DraggedWebsites<Target>) => string | null
  /** Answers whether anything changes. */
  readonly onDrop: (held: DraggedWebsites<Target>, target: Target) => boolean
}

/** Holding websites and letting them go, in the same words on every screen. */
export function useWebsiteDrag<Target>({ sayOver, onDrop }: Options<Target>): DragAndDrop<Website, Target> {
  const t = useMessages()
  return useDragAndDrop<Website, Target>({
    say: {
      lifted: ({ taken, things }) => t('websites.board.say.lifted', { title: taken.title, count: things.length }),
      over: sayOver,
      stays: t('websites.board.say.stays'),
      cancelled: t('websites.board.say.cancelled'),
    },
    onDrop,
  })
}
