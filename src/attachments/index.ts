export { Attachments } from './Attachments'
export { type Upload, useUploads } from './useUploads'
