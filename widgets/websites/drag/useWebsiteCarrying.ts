import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { type Carrying, useCarrying } from '../../../src/ui'
import type { CarriedWebsites } from './CarriedWebsites'

interface Options<Target> {
  /** What is said of a target that the keyboard leads to. */
  readonly sayOver: (target: Target, held: CarriedWebsites<Target>) => string | null
  /** Answers whether anything changes. */
  readonly onDrop: (held: CarriedWebsites<Target>, target: Target) => boolean
}

/** Holding websites and letting them go, in the same words on every screen. */
export function useWebsiteCarrying<Target>({ sayOver, onDrop }: Options<Target>): Carrying<Website, Target> {
  const t = useMessages()
  return useCarrying<Website, Target>({
    say: {
      lifted: ({ taken, things }) => t('websites.board.say.lifted', { title: taken.title, count: things.length }),
      over: sayOver,
      stays: t('websites.board.say.stays'),
      cancelled: t('websites.board.say.cancelled'),
    },
    onDrop,
  })
}
