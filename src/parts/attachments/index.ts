export { AttachButton } from './AttachButton'
export { Attachments } from './Attachments'
export { useUploads } from './useUploads'
export { WritingForm } from './WritingForm'
