import { logLineText } from '../../../src/i18n/logLineText'
import type { LogLine } from '../../../src/model'
import type { Translate } from '../text/translate'

/** What a message says to a reader: of what the host noted its line, else the text that was written. */
export const messageText = ({ line, message }: { line: LogLine | null; message: string }, t: Translate): string =>
  line ? logLineText(line, { t, locale: t.locale }) : message

/** What a message is called to a reader: what the host calls it, else as it was written. */
export const messageSubject = ({ subject, subject_line: line }: { subject: string; subject_line: LogLine | null }, t: Translate): string =>
  line ? logLineText(line, { t, locale: t.locale }) : subject

/** A line as a row keeps it, with its sentence. */
export const lineColumns = (line: LogLine, t: Translate) => ({ line: JSON.stringify(line), message: messageText({ line, message: '' }, t) })

/** What the host calls a message, as a row keeps it. */
export const subjectColumns = (line: LogLine, t: Translate) => ({
  subject_line: JSON.stringify(line),
  subject: logLineText(line, { t, locale: t.locale }),
})
