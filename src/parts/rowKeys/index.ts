export { nextAfter } from './nextAfter'
export { useRowFocus } from './useRowFocus'
export { useRowKeys } from './useRowKeys'
export { useRowPress } from './useRowPress'
