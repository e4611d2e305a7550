import type { Offsets } from './Offsets'

/** Of items that are all of one height. */
export const evenOffsets = (count: number, itemPx: number): Offsets => ({
  count,
  startOf: (index) => index * itemPx,
  indexAt: (px) => Math.max(Math.floor(px / itemPx), 0),
})
