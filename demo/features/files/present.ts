import { type FileType, isLockedByScan, type ScanState } from '../../../src/model'
import { fileUrl, thumbnailUrl } from '../../kernel/userOf'

interface FileRow {
  id: number
  type: FileType
  name: string
  bytes: number
  thumbnail_hash: string | null
  scan_state: ScanState
  content_id?: string | null
}

/** Kinds that browsers show by themselves; pictures have their own address for that. */
const PREVIEWED: ReadonlySet<FileType> = new Set(['pdf', 'text', 'audio', 'video'])

/** A file as the contract shows it. One with a virus, or that still waits for its scan, has no address, wherever it is shown. */
export const presentFile = (row: FileRow) => ({
  ...(isLockedByScan(row.scan_state) ? NOWHERE : addressesOf(row)),
  id: row.id,
  type: row.type,
  name: row.name,
  size: row.bytes,
  scan: row.scan_state,
  ...(row.content_id && { contentId: row.content_id }),
})

const NOWHERE = { thumbnail: null, url: null, preview: null }

const addressesOf = ({ id, type, thumbnail_hash }: FileRow) => ({
  thumbnail: thumbnail_hash ? thumbnailUrl(id) : null,
  url: fileUrl(id),
  preview: PREVIEWED.has(type) ? `${fileUrl(id)}?show=1` : null,
})
