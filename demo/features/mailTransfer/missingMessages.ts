export interface IndexedMessage {
  uid: number
  size: number
  /** When the server got it. */
  internalDate: Date
  /** Its header fields Message-ID and Date, as text. */
  headers: string
}

/** What tells a message again on another server: its Message-ID, else its size and date. */
export function messageKey({ size, internalDate, headers }: IndexedMessage): string {
  const unfolded = headers.replaceAll(/\r?\n[ \t]+/g, ' ')
  const messageId = /^message-id:(.*)$/im.exec(unfolded)?.[1]?.trim()
  if (messageId) return `id ${messageId}`
  const date = /^date:(.*)$/im.exec(unfolded)?.[1]?.trim()
  return `date ${date || secondOf(internalDate)} ${size}`
}

// Servers keep no more than seconds.
const secondOf = (date: Date): number => Math.floor(date.getTime() / 1000)

/** The messages the other side lacks. Of several that look alike as many are taken as are missing there: nothing is doubled, nothing lost. */
export function missingMessages(source: readonly IndexedMessage[], target: readonly IndexedMessage[]): IndexedMessage[] {
  const there = new Map<string, number>()
  for (const message of target) {
    const key = messageKey(message)
    there.set(key, (there.get(key) ?? 0) + 1)
  }
  return source.filter((message) => {
    const key = messageKey(message)
    const left = there.get(key) ?? 0
    if (left > 0) there.set(key, left - 1)
    return left === 0
  })
}
