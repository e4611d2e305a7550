import type { Website } from '../../../src/contract'
import type { Carried } from '../../../src/ui'

/** Websites that are held over a target, by pointer or by keyboard. */
export type CarriedWebsites<Target> = Carried<Website, Target>
