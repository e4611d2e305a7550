export interface Item {
  /** Its place among the lines of the note. */
  readonly line: number
  readonly text: string
  /** How far it is indented, from 0. */
  readonly depth: number
  /** Ticked or not; null for what is no checkbox. */
  readonly isDone: boolean | null
  /** Of a numbered list. */
  readonly number: number | null
}

/** What a note is made of. Whatever is no heading and no list stays text, with its spaces and empty lines. */
export type Block =
  | { readonly kind: 'text'; readonly line: number; readonly text: string }
  | { readonly kind: 'heading'; readonly line: number; readonly text: string; readonly level: number }
  | { readonly kind: 'list'; readonly line: number; readonly isNumbered: boolean; readonly items: readonly Item[] }

const HEADING = /^(#{1,3})\s+(\S.*)$/u
const ITEM = /^(\s*)(?:[-*+]|(\d{1,3})[.)])\s+(?:\[([ xX])\]\s+)?(\S.*)$/u
/** Spaces that make a step to the right. */
const STEP = 2
const DEEPEST = 3

export function readBlocks(note: string): Block[] {
  const blocks: Block[] = []
  for (const [line, text] of note.split('\n').entries()) {
    const last = blocks.at(-1)
    const next = readLine(text, line)
    if (next.kind === 'list' && last?.kind === 'list' && last.isNumbered === next.isNumbered)
      blocks[blocks.length - 1] = { ...last, items: [...last.items, ...next.items] }
    else if (next.kind === 'text' && last?.kind === 'text') blocks[blocks.length - 1] = { ...last, text: `${last.text}\n${text}` }
    else blocks.push(next)
  }
  return blocks
}

function readLine(text: string, line: number): Block {
  const [, marks = '', title = ''] = HEADING.exec(text) ?? []
  if (title) return { kind: 'heading', line, text: title, level: marks.length }
  const item = readItem(text, line)
  if (!item) return { kind: 'text', line, text }
  return { kind: 'list', line, isNumbered: item.number !== null, items: [item] }
}

function readItem(text: string, line: number): Item | null {
  const [, indent = '', number, tick, words] = ITEM.exec(text) ?? []
  if (!words) return null
  const depth = Math.min(DEEPEST, Math.floor(indent.replaceAll('\t', '  ').length / STEP))
  return { line, text: words, depth, isDone: tick === undefined ? null : tick !== ' ', number: number ? Number(number) : null }
}

const TICK = /^(\s*(?:[-*+]|\d{1,3}[.)])\s+\[)[ xX](?=\])/u

/** The note with the checkbox of a line ticked or not; no other character changes. */
export const withTick = (note: string, line: number, isDone: boolean): string =>
  note
    .split('\n')
    .map((text, index) => (index === line ? text.replace(TICK, `$1${isDone ? 'x' : ' '}`) : text))
    .join('\n')
