import { withTexts } from '../../islands'
import { MailEditor as Editor } from './MailEditor'

// Writing mails. It brings Lexical and its own texts along: load it when a mail is to be written.
export const MailEditor = withTexts(Editor, (locale: string) => import(`./messages/${locale}.json`))
export type { MailEditorHandle } from './MailEditor'
