import type { LucideIcon } from '../../../src/ui/icons'

/** A place that is about the website. */
export interface WebsiteLink {
  readonly name: string
  readonly label: string
  readonly icon: LucideIcon
  /** Null where the viewer cannot go, which `reason` explains. */
  readonly href: string | null
  readonly reason: string | undefined
  readonly isExternal: boolean
}
