export { DeletionNote } from './DeletionNote'
