import type { Website } from '../../../src/contract'
import type { IsoDay } from '../../../src/model'

/** Where websites without a due date are. */
export const NO_DAY = 'none'
/** Zones that turn the page while something is held over them. */
export const PREVIOUS = 'previous'
export const NEXT = 'next'

/** Websites that are held, by pointer or by keyboard. */
export interface CarriedWebsites {
  readonly by: 'pointer' | 'keyboard'
  /** The one that was taken. */
  readonly card: Website
  readonly websites: readonly Website[]
  /** A day, or one of the zones above. */
  readonly over: string | null
}

/** The due date that a drop gives; undefined where nothing can be dropped. */
export function dayOfZone(zone: string | null): IsoDay | null | undefined {
  if (zone === NO_DAY) return null
  return zone === null || zone === PREVIOUS || zone === NEXT ? undefined : zone
}
