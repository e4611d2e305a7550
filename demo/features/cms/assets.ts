import { createHash } from 'node:crypto'
import type { Services } from '../../kernel/context'
import { colorsSheet } from '../portal/colorsSheet'
import { readWishes } from '../portal/wishes'
import { filesInLibrary } from '../files/library/library'
import { readDocument } from './documents'
import { coloursOf } from './pages'

/** The style sheet that the colours of a website make: those of the wishes by name, those of the content by number. */
async function styleSheet(services: Services, websiteId: number): Promise<string> {
  const { content } = await readDocument(services, websiteId)
  const { colors = {} } = await readWishes(services.db, websiteId)
  const own = coloursOf(content).map((colour, nth) => `  --colour-${nth + 1}: ${colour};`)
  return `${colorsSheet(colors)}:root {\n${own.join('\n')}\n}\n`
}

/** Makes the style sheet and keeps it under its content; the same colours make the same file. */
export async function compileAssets(services: Services, websiteId: number): Promise<Record<string, unknown>> {
  const css = await styleSheet(services, websiteId)
  const hash = await services.files.put(new TextEncoder().encode(css))
  return { css, hash, bytes: Buffer.byteLength(css) }
}

export async function assetsConfig(services: Services, websiteId: number): Promise<Record<string, unknown>> {
  const css = await styleSheet(services, websiteId)
  const media = await filesInLibrary(services.db, { websiteId, library: 'media' }).execute()
  return {
    hash: createHash('sha256').update(css).digest('hex'),
    version: (await readDocument(services, websiteId)).version,
    media: media.map(({ id, name, type }) => ({ id, name, type })),
  }
}
