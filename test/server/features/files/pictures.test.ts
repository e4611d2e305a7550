/** @jest-environment ./test/server/support/environment.cjs */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { convertPicture, detectFile, readAvatar, readBrandImage, thumbnailOf } from '../../../../demo/services'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of black pixels: a side of 60,000 takes 3.6 GB, and half a megabyte to send. */
function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0], 8)
  const content = deflateSync(Buffer.alloc(Math.min(side * (side + 1), 100_000_000)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))])
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>'
const BAD: [string, Buffer][] = [
  ['a PNG of 60,000 pixels a side', blackPng(60_000)],
  ['a broken PNG', blackPng(100).subarray(0, 50)],
  ['a vector graphic', Buffer.from(SVG)],
  ['a vector graphic that looks like WebP from afar', Buffer.from(SVG.replace('<svg ', '<svg a="WEBP" '))],
  ['nothing', Buffer.alloc(0)],
]

describe.each(BAD)('%s', (_, content) => {
  it('has no small picture', async () => expect(await thumbnailOf(content)).toBeNull())
  it('is no portrait', async () => expect(await readAvatar(content)).toBeNull())
  it('is no logo', async () => expect(await readBrandImage(`data:image/png;base64,${content.toString('base64')}`)).toBeNull())
  it('is not converted', async () => expect(await convertPicture(content, 'webp')).toBeNull())
})

it('a picture too wide for a format is not converted to it, and the next one is', async () => {
  const wide = await sharp({ create: { width: 17_000, height: 1, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const [webp, jpeg] = await Promise.all([convertPicture(wide, 'webp'), convertPicture(wide, 'jpeg')])
  expect([webp, jpeg && detectFile(jpeg, '').mime]).toEqual([null, 'image/jpeg'])
})

it('a picture of TIFF is none that is converted', async () => {
  const tiff = await sharp(blackPng(9)).tiff().toBuffer()
  expect(await convertPicture(tiff, 'png')).toBeNull()
})

it('a photo that lies on its side is put upright', async () => {
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123456' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { width, height } = await sharp((await convertPicture(photo, 'png')) ?? undefined).metadata()
  expect([width, height]).toEqual([20, 40])
})
