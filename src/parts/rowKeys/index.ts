export { nextAfter } from './nextAfter'
export { useRowKeys } from './useRowKeys'
