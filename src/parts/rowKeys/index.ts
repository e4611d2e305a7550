export { nextAfter } from './nextAfter'
export { useRowFocus } from './useRowFocus'
export { useRowKeys } from './useRowKeys'
