import * as fc from 'fast-check'
import { isPicture, PICTURE_MAX_PIXELS, pixelsOf } from '../../../../src/model'

const bytes = (hex: string) => new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')
const little = (number: number, digits: number) => (hex(number, digits).match(/../g) ?? []).toReversed().join('')

const png = (width: number, height: number) => `89504e470d0a1a0a0000000d49484452${hex(width, 8)}${hex(height, 8)}0806000000`
/** With the segments of a camera, a table and two bytes of nothing before the frame. */
const jpeg = (width: number, height: number) => `ffd8ffe10008457869660000ffc40004abcdffffffc2001108${hex(height, 4)}${hex(width, 4)}03`
const webp = (chunk: string) => `52494646ffffffff57454250${chunk}`
const lossy = (width: number, height: number) => webp(`56503820ffffffff3001009d012a${little(width, 4)}${little(height, 4)}`)
const lossless = (width: number, height: number) => webp(`5650384cffffffff2f${little(width - 1 + (height - 1) * 2 ** 14, 8)}`)
const extended = (width: number, height: number) => webp(`56503858ffffffff00000000${little(width - 1, 6)}${little(height - 1, 6)}`)

describe('the header of a picture', () => {
  const side = (max: number) => fc.integer({ min: 1, max })
  it.each([
    ['PNG', png, 100_000],
    ['JPEG', jpeg, 65_535],
    ['lossy WebP', lossy, 16_383],
    ['lossless WebP', lossless, 16_384],
    ['extended WebP', extended, 100_000],
  ])('of %s says how many pixels it has', (_, make, max) => {
    fc.assert(fc.property(side(max), side(max), (width, height) => pixelsOf(bytes(make(width, height))) === width * height))
  })

  it('that is cut off or none at all says nothing, in no time', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 40 }), (content) => typeof pixelsOf(content) !== 'undefined'))
    for (const content of [jpeg(1, 1).slice(0, 30), png(1, 1).slice(0, 40), '', 'ffd8', `ffd8${'ff'.repeat(100_000)}`, '3c737667'])
      expect(pixelsOf(bytes(content))).toBeNull()
  })
})

it('a picture of a sane size is one, whatever the file is called', async () => {
  const file = (content: string) => isPicture(new File([bytes(content)], 'me.png', { type: 'image/png' }))
  expect(await Promise.all([png(8_064, 6_048), png(60_000, 60_000), '3c737667'].map(file))).toEqual([true, false, false])
  expect(8_064 * 6_048).toBeLessThan(PICTURE_MAX_PIXELS)
})
