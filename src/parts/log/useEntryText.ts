import type { Message } from '../../contract'
import { logLineText, useLocale, useMessages } from '../../i18n'

type Entry = Pick<Message, 'line' | 'message'>

/** What an entry says to this reader: of what the host noted the sentence in the reader's language, else what somebody wrote. */
export function useEntryText(): (entry: Entry) => string {
  const t = useMessages()
  const locale = useLocale()
  return ({ line, message }) => (line ? logLineText(line, { t, locale }) : message)
}
