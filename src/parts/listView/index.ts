export { useKeptList } from './useKeptList'
export { useListView } from './useListView'
