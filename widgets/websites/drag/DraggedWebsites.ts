import type { Website } from '../../../src/contract'
import type { Dragged } from '../../../src/ui'

/** Websites that are held over a target, by pointer or by keyboard. */
export type DraggedWebsites<Target> = Dragged<Website, Target>
