type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What European keyboards write with Option, or with AltGr, which is Ctrl and Alt on Windows. */
const WITH_ALT: readonly string[] = ['[', ']']

/** Whether a key is pressed together with Ctrl, ⌘ or Alt, and not only to write what it stands for. */
export const isCombination = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  (ctrlKey || metaKey || altKey) && !(altKey && WITH_ALT.includes(key))
