import type { FileType } from '../../../src/model'
import { fileUrl, thumbnailUrl } from '../userOf'

interface FileRow {
  id: number
  type: FileType
  name: string
  bytes: number
  thumbnail_hash: string | null
  content_id?: string | null
}

/** Kinds that browsers show by themselves; pictures have their own address for that. */
const PREVIEWED: ReadonlySet<FileType> = new Set(['pdf', 'text', 'audio', 'video'])

/** A file as the contract shows it. */
export const presentFile = (row: FileRow) => ({
  id: row.id,
  type: row.type,
  name: row.name,
  thumbnail: row.thumbnail_hash ? thumbnailUrl(row.id) : null,
  url: fileUrl(row.id),
  size: row.bytes,
  preview: PREVIEWED.has(row.type) ? `${fileUrl(row.id)}?show=1` : null,
  ...(row.content_id && { contentId: row.content_id }),
})
