export { useListView } from './useListView'
