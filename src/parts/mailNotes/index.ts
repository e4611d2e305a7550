// What is said beside a mail; light, unlike what shows one.
export { LeftOutFiles } from './LeftOutFiles'
export { MailWarning } from './MailWarning'
export { ReducedNote } from './ReducedNote'
export { SenderMark } from './SenderMark'
