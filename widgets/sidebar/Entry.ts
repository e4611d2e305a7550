import type { View } from '../../src/model'

/** A view as the sidebar shows it. */
export interface Entry {
  readonly name: View['name']
  readonly label: string
  readonly href: string
  readonly isActive: boolean
  /** Undefined when the view has no count, or nobody knows it yet. */
  readonly count: number | undefined
}
