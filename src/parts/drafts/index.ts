export { useDraftKey } from './useDraftKey'
