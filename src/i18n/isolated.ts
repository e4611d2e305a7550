/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u
/** What turns the direction of letters round to the end of the text. */
const TURNS = /[\u202A-\u202E]/g
const ISOLATE = /\u2066|\u2067|\u2068|\u2069/g
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_DIRECTIONAL_ISOLATE = '\u2069'

/** A value that never turns round the words it stands among: no language of ours is written from right to left, but names are. */
export function isolated(value: string): string {
  const text = value.replace(TURNS, '')
  const plain = isClosed(text) ? text : text.replace(ISOLATE, '')
  return RIGHT_TO_LEFT.test(plain) ? FIRST_STRONG_ISOLATE + plain + POP_DIRECTIONAL_ISOLATE : plain
}

/** Whether each isolate has its end, as in a message that is itself a value of another. */
function isClosed(text: string): boolean {
  let open = 0
  for (const [sign] of text.matchAll(ISOLATE)) {
    open += sign === POP_DIRECTIONAL_ISOLATE ? -1 : 1
    if (open < 0) return false
  }
  return open === 0
}
