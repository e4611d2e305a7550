// Showing mails of others, whatever is in them. It brings the sanitiser along: load it when a mail is to be shown.
export { HeldMail } from './HeldMail'
export { MailBody } from './MailBody'
export { readMarkup } from './readMarkup'
export { textOfMail } from './textOfMail'
export { tidyMarkup } from './tidyMarkup'
