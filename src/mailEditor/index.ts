// Writing mails. It brings Lexical along: load it when a mail is to be written.
export { MailEditor, type MailEditorHandle } from './MailEditor'
