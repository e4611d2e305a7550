import type { MessageWindow } from '../../../../src/api/messages'
import { messagesOf, type Row, type RowBlock } from './Row'

/** Messages to a block: so many are drawn or left out at once. */
const BLOCK_SIZE = 20
/** Blocks to a chapter: each is watched only while its chapter is near, because the browser looks after all it watches at every frame. */
const CHAPTER_SIZE = 25
/** Pixels a row is expected to take. */
const ROW_PX = 96

/**
 * Cuts rows into blocks by the place of their messages in the whole log, counted from its beginning: messages that come before or after leave the
 * other blocks as they are.
 */
export function buildBlocks(
  rows: readonly Row[],
  { newer, total, messages }: Pick<MessageWindow, 'newer' | 'total' | 'messages'>,
): RowBlock[] {
  const blocks: { key: number; rows: Row[] }[] = []
  let place = Math.max(0, total - newer - messages.length)
  let waiting: Row[] = []
  for (const row of rows) {
    waiting.push(row)
    const count = messagesOf(row).length
    if (count === 0) continue
    place += count
    const key = Math.floor((place - 1) / BLOCK_SIZE)
    const last = blocks.at(-1)
    if (last?.key === key) last.rows.push(...waiting)
    else blocks.push({ key, rows: waiting })
    waiting = []
  }
  return blocks
}

/** The blocks by their chapters, which are counted from the beginning of the log, too. */
export function buildChapters(blocks: readonly RowBlock[]): ReadonlyMap<number, readonly RowBlock[]> {
  const chapters = new Map<number, RowBlock[]>()
  for (const block of blocks) {
    const key = Math.floor(block.key / CHAPTER_SIZE)
    chapters.set(key, [...(chapters.get(key) ?? []), block])
  }
  return chapters
}

/** Pixels the blocks are expected to take before they were ever drawn. */
export const heightOf = (blocks: readonly RowBlock[]): number => blocks.reduce((sum, { rows }) => sum + rows.length * ROW_PX, 0)

/** Whether two blocks show the same: their rows are made anew whenever the log changes, their messages are not. */
export function isSameBlock(one: RowBlock, other: RowBlock): boolean {
  if (one.key !== other.key || one.rows.length !== other.rows.length) return false
  return one.rows.every((row, index) => {
    const twin = other.rows[index]
    return twin !== undefined && row.key === twin.key && hasSameMessages(row, twin)
  })
}

function hasSameMessages(one: Row, other: Row): boolean {
  const [ours, theirs] = [messagesOf(one), messagesOf(other)]
  return ours.length === theirs.length && ours.every((message, index) => message === theirs[index])
}
