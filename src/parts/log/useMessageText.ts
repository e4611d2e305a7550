import type { Message } from '../../contract'
import { logLineText, useLocale, useMessages } from '../../i18n'

/** What a message says to this reader: of what the server noted the sentence in the reader's language, else what somebody wrote. */
export function useMessageText(): (message: Pick<Message, 'line' | 'message'>) => string {
  const t = useMessages()
  const locale = useLocale()
  return ({ line, message }) => (line ? logLineText(line, { t, locale }) : message)
}
