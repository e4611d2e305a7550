/** A word of a zone file, with its escapes. */
export interface ZoneWord {
  readonly text: string
  readonly quoted: boolean
}

/** One entry of a zone file: a record or a directive, which may go over several lines in brackets. */
export interface ZoneEntry {
  /** The line it begins on, from 1. */
  readonly line: number
  readonly words: readonly ZoneWord[]
  /** It begins with white space: the owner is that of the entry before. */
  readonly indented: boolean
  readonly comment: string | null
  readonly error?: 'bracket' | 'quote'
}

interface OpenEntry {
  line: number
  words: ZoneWord[]
  indented: boolean
  comment: string | null
  depth: number
  error?: 'bracket' | 'quote'
}

/** A word, a quoted text, a comment, a bracket, a line end or white space; an open quote runs to the end of its line. */
const TOKEN = /"(?:[^"\\\n]|\\[^\n])*(?:"|\\?(?=\n|$))|;[^\n]*|[()]|\r?\n|[^\S\n]+|(?:[^\s"();\\]|\\[^\n])+|\\/gu

/** Cuts a zone file into entries (RFC 1035 5.1). Whatever the text, every word of it is in one of them. */
export function readZoneEntries(text: string): ZoneEntry[] {
  const entries: ZoneEntry[] = []
  let line = 1
  let open = opened(line)
  let isLineStart = true

  const finish = () => {
    const { depth: _, ...entry } = open
    if (entry.words.length > 0 || entry.error) entries.push(entry)
    open = opened(line)
  }
  for (const [token] of text.replaceAll('\r\n', '\n').matchAll(TOKEN)) {
    if (token === '\n') {
      line += 1
      if (open.depth === 0) finish()
      isLineStart = true
      continue
    }
    if (/^\s+$/.test(token)) {
      if (isLineStart && open.words.length === 0) open.indented = true
    } else take(open, token)
    isLineStart = false
  }
  if (open.depth > 0) open.error = 'bracket'
  finish()
  return entries
}

const opened = (line: number): OpenEntry => ({ line, words: [], indented: false, comment: null, depth: 0 })

function take(open: OpenEntry, token: string): void {
  if (token.startsWith(';')) open.comment = token.slice(1).trim() || open.comment
  else if (token === '(') open.depth += 1
  else if (token === ')') closeBracket(open)
  else if (token.startsWith('"')) takeQuoted(open, token)
  else open.words.push({ text: token, quoted: false })
}

function closeBracket(open: OpenEntry): void {
  if (open.depth === 0) open.error = 'bracket'
  else open.depth -= 1
}

function takeQuoted(open: OpenEntry, token: string): void {
  const isClosed = /^"(?:[^"\\]|\\.)*"$/su.test(token)
  if (!isClosed) open.error = 'quote'
  open.words.push({ text: token.slice(1, isClosed ? -1 : undefined), quoted: true })
}
