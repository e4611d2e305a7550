export { readDraft, writeDraft } from './drafts'
export { useDraftKey } from './useDraftKey'
