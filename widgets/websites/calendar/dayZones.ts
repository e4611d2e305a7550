import type { IsoDay } from '../../../src/model'

/** Where websites without a due date are. */
export const NO_DAY = 'none'
/** Zones that turn the page while something is held over them. */
export const PREVIOUS = 'previous'
export const NEXT = 'next'

/** The due date that a drop gives; undefined where nothing can be dropped. */
export function dayOfZone(zone: string | null): IsoDay | null | undefined {
  if (zone === NO_DAY) return null
  return zone === null || zone === PREVIOUS || zone === NEXT ? undefined : zone
}
