import { STORAGE_PREFIX } from '../../../src/store'

// The prefix makes signing out delete it.
const nameOf = (key: string) => `${STORAGE_PREFIX}draft:${key}`

/** What was typed and not saved on an earlier page; null if there is nothing, or the browser keeps nothing. */
export function readDraft(key: string): string | null {
  try {
    return localStorage.getItem(nameOf(key))
  } catch {
    return null
  }
}

export function writeDraft(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(nameOf(key))
    else localStorage.setItem(nameOf(key), text)
  } catch {
    // Full or blocked: the text is still on the page.
  }
}
