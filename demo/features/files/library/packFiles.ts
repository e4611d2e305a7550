import { isLockedByScan, type ScanState } from '../../../../src/model'
import type { Services } from '../../../kernel/context'
import { type ZipPart, zipStream } from './zipStream'

interface Packed {
  /** Inside the ZIP, made of clean names. */
  path: string
  content_hash: string
  scan_state: ScanState
}

/** Files as one ZIP; those of one name get numbers, those that nobody may open are left out. */
export const packFiles = (services: Pick<Services, 'files'>, rows: readonly Packed[]): ReadableStream<Uint8Array> =>
  zipStream(partsOf(services, rows))

async function* partsOf({ files }: Pick<Services, 'files'>, rows: readonly Packed[]): AsyncGenerator<ZipPart> {
  const taken = new Map<string, number>()
  for (const { path, content_hash, scan_state } of rows) {
    const content = isLockedByScan(scan_state) ? null : await files.get(content_hash)
    if (content) yield { path: freeName(taken, path), content }
  }
}

/** A name that writes nothing outside when it is unpacked. */
export const cleanName = (name: string): string => name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || '_'

/** Those of one name get numbers; `taken` holds the last one of each name. */
function freeName(taken: Map<string, number>, name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^./]*)?$/.exec(name) ?? []
  let free = name
  while (taken.has(free)) {
    const nth = (taken.get(name) ?? 1) + 1
    taken.set(name, nth)
    free = `${stem} (${nth})${ending}`
  }
  taken.set(free, 1)
  return free
}
