import type { Generated } from 'kysely'
import type { ScanState } from '../../../src/model'

export type FileType = 'image' | 'icon' | 'pdf' | 'text' | 'word' | 'excel' | 'openoffice' | 'audio' | 'video' | 'archive' | 'unknown'

/** Content lives in the disk store under its hash; a row names and places it. */
export interface FilesTable {
  id: Generated<number>
  partner_id: number | null
  website_id: number | null
  message_id: number | null
  unassigned_email_id: number | null
  /** By which the HTML of its mail shows it: `cid:` and this. */
  content_id: string | null
  name: string
  type: FileType
  mime: string
  bytes: number
  content_hash: string
  thumbnail_hash: string | null
  /** `pending` while a scanner that should have been asked has not answered. */
  scan_state: Generated<ScanState>
  /** When the scanner answered; null if it never was asked, or did not answer. */
  scanned_at: Generated<Date | null>
  /** What the scanner calls what it found. */
  virus: Generated<string | null>
  created_by: number | null
  created_at: Date
  deleted_at: Date | null
}

/** Pictures from the internet that mails have shown. */
export interface OutsidePicturesTable {
  partner_id: number
  /** SHA-256 of its address. */
  url_hash: string
  content_hash: string
  mime: string
  fetched_at: Date
}
