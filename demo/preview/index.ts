export { previewPages } from './previewPages'
