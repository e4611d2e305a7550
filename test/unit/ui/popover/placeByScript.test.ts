import * as fc from 'fast-check'
import { position } from '../../../../src/ui/popover/placeByScript'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
})
const WINDOW = { width: 1000, height: 800 }
const POPOVER = box(0, 0, 200, 300)

describe('position', () => {
  it('is below the anchor, aligned with its start', () => {
    expect(position(box(100, 50, 80, 30), POPOVER, WINDOW, { placement: 'bottom-start', isRtl: false })).toEqual({ left: 100, top: 80 })
  })

  it('aligns with the other edge for the end, and from right to left', () => {
    expect(position(box(400, 50, 80, 30), POPOVER, WINDOW, { placement: 'bottom-end', isRtl: false }).left).toBe(280)
    expect(position(box(400, 50, 80, 30), POPOVER, WINDOW, { placement: 'bottom-start', isRtl: true }).left).toBe(280)
  })

  it('flips where there is no room', () => {
    expect(position(box(100, 700, 80, 30), POPOVER, WINDOW, { placement: 'bottom-start', isRtl: false }).top).toBe(400)
    expect(position(box(100, 10, 80, 30), POPOVER, WINDOW, { placement: 'top', isRtl: false }).top).toBe(40)
  })

  it('keeps what fits inside the window', () => {
    const placements = fc.constantFrom('bottom', 'bottom-start', 'bottom-end', 'top', 'top-start')
    const anchors = fc.tuple(fc.integer({ min: -200, max: 1200 }), fc.integer({ min: -200, max: 1000 }))
    fc.assert(
      fc.property(anchors, placements, fc.boolean(), ([left, top], placement, isRtl) => {
        const at = position(box(left, top, 80, 30), POPOVER, WINDOW, { placement, isRtl })
        expect(at.left).toBeGreaterThanOrEqual(8)
        expect(at.left).toBeLessThanOrEqual(792)
        expect(at.top).toBeGreaterThanOrEqual(8)
        expect(at.top).toBeLessThanOrEqual(492)
      }),
    )
  })
})
