type Pressed = Pick<KeyboardEvent, 'key' | 'code'>

/** Letters that no Latin keyboard has. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u
/** Where a Latin keyboard has what is no letter, and others have one. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' }

/** What a key stands for in shortcuts: on a Cyrillic keyboard, or another without Latin letters, what a Latin one has at its place. */
export function latinKey({ key, code }: Pressed): string {
  if (!OTHER_SCRIPT.test(key)) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return key === key.toLowerCase() ? letter.toLowerCase() : letter
  return SIGNS[code] ?? key
}
