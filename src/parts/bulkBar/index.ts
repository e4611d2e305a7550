export { BulkBar } from './BulkBar'
