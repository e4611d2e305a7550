import { STORAGE_PREFIX, tryStorage, webStorage } from '../../store'

// The prefix makes signing out delete it.
const nameOf = (key: string) => `${STORAGE_PREFIX}draft:${key}`

/** What was typed and not saved on an earlier page; null if there is nothing, or the browser keeps nothing. */
export const readDraft = (key: string): string | null => tryStorage(webStorage('localStorage'), (storage) => storage.getItem(nameOf(key)))

/** A storage that is full or blocked costs nothing yet: the text is still on the page. */
export function writeDraft(key: string, text: string | null): void {
  tryStorage(webStorage('localStorage'), (storage) => {
    if (text === null) storage.removeItem(nameOf(key))
    else storage.setItem(nameOf(key), text)
  })
}
