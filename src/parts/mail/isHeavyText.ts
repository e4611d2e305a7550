/** How often the script changes. Each change is a piece of its own for layout, and pieces of two directions take quadratic time. */
const MAX_CHANGES = 3_000
/** Lines that somebody has broken. */
const MAX_LINES = 20_000
/** Signs above and below letters, in all and on one letter: each is placed by itself. */
const MAX_MARKS = 50_000
const TOWER = /\p{M}{33}/u
const MARKS = /\p{M}/gu
/** First letters of the blocks of Unicode that texts are written in, in order; what lies between them is written alike. */
const SCRIPTS = [0x41, 0x370, 0x400, 0x530, 0x590, 0x900, 0xe00, 0x1100, 0x1e00, 0x1f00, 0x2000, 0x2e80, 0xd800, 0xfb1d, 0xfe00]
/** Where most letters are. */
const LATIN = 0
/** Punctuation, and halves of rarer letters, which say nothing of a script. */
const COMMON = new Set([-1, SCRIPTS.indexOf(0x2000), SCRIPTS.indexOf(0xd800), SCRIPTS.indexOf(0xfe00)])

/** Whether layout would take much longer for a text than its length lets one expect. */
export const isHeavyText = (text: string): boolean =>
  TOWER.test(text) || (text.match(MARKS)?.length ?? 0) > MAX_MARKS || text.split('\n').length > MAX_LINES || changesIn(text) > MAX_CHANGES

function changesIn(text: string): number {
  let changes = 0
  let last = -1
  for (let index = 0; index < text.length; index++) {
    const script = scriptOf(text.charCodeAt(index))
    if (COMMON.has(script) || script === last) continue
    if (last >= 0) changes += 1
    last = script
  }
  return changes
}

const scriptOf = (code: number): number => (code >= 0x41 && code < 0x370 ? LATIN : SCRIPTS.findLastIndex((first) => code >= first))
