import fc from 'fast-check'
import { CENTRE, keepInside, MAX_ZOOM, move, squareOf } from '../../../../widgets/profile/picture/crop'

const side = fc.integer({ min: 1, max: 8_000 })
const size = fc.record({ width: side, height: side })
const number = fc.double({ min: -10, max: 10, noNaN: true })
const crop = fc.record({ x: number, y: number, zoom: number })

/** Pixels that rounding may cost. */
const EPSILON = 1e-6

test('the square stays within the picture, wherever one drags', () => {
  fc.assert(
    fc.property(size, crop, number, number, (picture, start, right, down) => {
      const { left, top, side: length } = squareOf(move(keepInside(start, picture), right, down, picture), picture)
      expect(left).toBeGreaterThanOrEqual(-EPSILON)
      expect(top).toBeGreaterThanOrEqual(-EPSILON)
      expect(left + length).toBeLessThanOrEqual(picture.width + EPSILON)
      expect(top + length).toBeLessThanOrEqual(picture.height + EPSILON)
      expect(length).toBeGreaterThanOrEqual(Math.min(picture.width, picture.height) / MAX_ZOOM - EPSILON)
    }),
  )
})

test('at first it is the largest square in the middle', () => {
  expect(squareOf(CENTRE, { width: 900, height: 600 })).toEqual({ left: 150, top: 0, side: 600 })
})

test('dragging to the right shows what is on the left', () => {
  const picture = { width: 900, height: 600 }
  expect(squareOf(move(CENTRE, 0.1, 0, picture), picture).left).toBe(90)
})
