/** Characters of a paragraph. The worst of texts, a script of its own for each letter, takes layout some 100 µs a letter. */
const MAX_LENGTH = 2_000

/** Cuts a text at ends of lines, in lines that are too long at a space, and in the middle of a word where there is none. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let start = 0
  while (text.length - start > MAX_LENGTH) {
    const part = text.slice(start, start + MAX_LENGTH)
    const line = part.lastIndexOf('\n')
    const cut = line > 0 ? line : part.lastIndexOf(' ')
    const end = cut > 0 ? cut : wholeLetters(part)
    pieces.push(part.slice(0, end))
    // What it was cut at is not shown twice: a paragraph ends its line.
    start += cut > 0 ? end + 1 : end
  }
  pieces.push(text.slice(start))
  return pieces
}

/** Without the first half of a letter of two. */
const wholeLetters = (part: string): number => (/[\ud800-\udbff]$/.test(part) ? part.length - 1 : part.length)
