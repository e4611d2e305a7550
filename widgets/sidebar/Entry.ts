import type { LucideIcon } from '../../src/ui/icons'

/** A line of the sidebar, or of the navigation of narrow screens. */
export interface Entry {
  readonly name: string
  readonly label: string
  readonly icon: LucideIcon
  readonly href: string
  readonly isActive: boolean
  /** Undefined when there is no count, or nobody knows it yet. */
  readonly count?: number | undefined
  /** What a plain click does, where that is more than going to the address. */
  readonly follow?: (click: Pick<Event, 'preventDefault'>) => void
}
