export { useRowKeys } from './useRowKeys'
