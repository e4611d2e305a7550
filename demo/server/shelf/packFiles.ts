import { zipSync } from 'fflate'
import { isLockedByScan, type ScanState } from '../../../src/model'
import type { Services } from '../context'
import { HttpError } from '../HttpError'

/** More than this is not packed at once, because it is packed in memory. */
const MAX_BYTES = 100 * 1024 ** 2

interface Packed {
  /** Inside the ZIP, made of clean names. */
  path: string
  bytes: number
  content_hash: string
  scan_state: ScanState
}

/** Files as one ZIP; those of one name get numbers, those that nobody may open are left out. */
export async function packFiles({ files }: Pick<Services, 'files'>, rows: readonly Packed[]): Promise<Uint8Array<ArrayBuffer>> {
  if (rows.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_BYTES) {
    throw new HttpError(413, 'refusal.tooLarge', { values: { limit: MAX_BYTES / 1024 ** 2 } })
  }
  const entries: Record<string, Uint8Array> = {}
  for (const { path, content_hash, scan_state } of rows) {
    const content = isLockedByScan(scan_state) ? null : await files.get(content_hash)
    if (content) entries[freeName(entries, path)] = content
  }
  return new Uint8Array(zipSync(entries, { level: 0 }))
}

/** A name that writes nothing outside when it is unpacked. */
export const cleanName = (name: string): string => name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || '_'

function freeName(taken: Record<string, unknown>, name: string): string {
  if (!Object.hasOwn(taken, name)) return name
  const [, stem = name, ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? []
  let nth = 2
  while (Object.hasOwn(taken, `${stem} (${nth})${ending}`)) nth += 1
  return `${stem} (${nth})${ending}`
}
