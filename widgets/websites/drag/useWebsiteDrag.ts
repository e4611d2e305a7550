import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch } from '../../../src/store'
import { type DragAndDrop, useDragAndDrop, useViewOnly } from '../../../src/ui'
import type { DraggedWebsites } from './DraggedWebsites'

interface Options<Target> {
  /** What is said of a target that the keyboard leads to. */
  readonly sayOver: (target: Target, held: DraggedWebsites<Target>) => string | null
  /** Answers whether anything changes. */
  readonly onDrop: (held: DraggedWebsites<Target>, target: Target) => boolean
}

/** Holding websites and letting them go, in the same words on every screen; where the page is only looked at nothing is lifted. */
export function useWebsiteDrag<Target>({ sayOver, onDrop }: Options<Target>): DragAndDrop<Website, Target> {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const viewOnly = useViewOnly()
  const drag = useDragAndDrop<Website, Target>({
    say: {
      lifted: ({ taken, things }) => t('websites.board.say.lifted', { title: taken.title, count: things.length }),
      over: sayOver,
      stays: t('websites.board.say.stays'),
      cancelled: t('websites.board.say.cancelled'),
    },
    onDrop,
  })
  if (viewOnly === undefined) return drag
  return { ...drag, lift: () => void dispatch(showToast({ kind: 'error', key: viewOnly })) }
}
