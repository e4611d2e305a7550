type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'getModifierState'>

/** Letters that no Latin keyboard has. */
const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}$/u
/** Where a Latin keyboard has what is no letter, and others have one. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' }

/**
 * What a key stands for in shortcuts: on a Cyrillic keyboard, or another without Latin letters, what a Latin one has at its place; where Caps
 * Lock is on, what it is without.
 */
export function latinKey(event: Pressed): string {
  const key = OTHER_SCRIPT.test(event.key) ? atPlace(event) : event.key
  if (!/^[a-z]$/i.test(key) || !event.getModifierState('CapsLock')) return key
  return event.shiftKey ? key.toUpperCase() : key.toLowerCase()
}

function atPlace({ key, code }: Pressed): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return key === key.toLowerCase() ? letter.toLowerCase() : letter
  return SIGNS[code] ?? key
}
