import type { MailTransferFolder } from '../../src/contract'

/** Sums over the folders that are copied. */
export function totalsOf(folders: readonly MailTransferFolder[]) {
  const sum = { messages: 0, missing: 0, missingBytes: 0, copied: 0, skipped: 0, failed: 0 }
  for (const folder of folders) {
    if (folder.target === null) continue
    sum.messages += folder.messages
    sum.missing += folder.missing
    sum.missingBytes += folder.missingBytes
    sum.copied += folder.copied
    sum.skipped += folder.skipped
    sum.failed += folder.failed
  }
  return sum
}

/** How far the copying is, from 0 to 1. */
export function progressOf(folders: readonly MailTransferFolder[]): number {
  const { messages, copied, skipped, failed } = totalsOf(folders)
  return messages === 0 ? 0 : Math.min(1, (copied + skipped + failed) / messages)
}
