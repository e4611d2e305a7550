export { AttachButton } from './AttachButton'
export { Attachments } from './Attachments'
export { type Upload, useUploads } from './useUploads'
export { WritingForm } from './WritingForm'
