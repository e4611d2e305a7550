export { logTexts } from './texts'
export { useMessageText } from './useMessageText'
