export { readDraft, writeDraft } from './drafts'
export { typedSince } from './typedSince'
export { useDraftKey } from './useDraftKey'
export { useKeptText } from './useKeptText'
