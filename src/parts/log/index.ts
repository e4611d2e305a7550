export { logTexts } from './texts'
export { useEntryText } from './useEntryText'
