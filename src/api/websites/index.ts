export { useCreateWebsiteMutation, useWebsiteTemplatesQuery } from './newWebsite'
export { definedOf } from './definedOf'
export { pageOfWebsites } from './pageOfWebsites'
export { binUndo, binWebsites, restoreWebsites, useDeleteWebsiteMutation, useDeletionQuery, useRecycleBinQuery } from './recycleBin'
export {
  fetchWebsiteDetails,
  patchWebsite,
  prepareWebsiteDetails,
  refreshWebsite,
  useWebsiteDetailsQuery,
  type WebsitePart,
} from './website'
export { fetchEditorEntrance, useReadForeignPageMutation, useTakeOverPageMutation } from './takeOver'
export { useRunWebsiteCheckMutation, useWebsiteCheckQuery } from './websiteCheck'
export { useGenerateWebsiteMutation } from './websiteGenerate'
export { fetchWebsiteNote, useNoteVersionsQuery, useSaveWebsiteNoteMutation, useWebsiteNoteQuery } from './websiteNote'
export { useFinishMessageMutation, useFinishTodoMutation, useOpenMessagesQuery, useOpenTodosQuery } from './websiteOpenWork'
export { changesSettled, changesStarted, selectSettled, selectShownWebsites, websiteOverlaySlice } from './websiteOverlay'
export { useLeaveWebsiteMutation, useWebsitePresenceQuery } from './websitePresence'
export {
  fetchWebsite,
  fetchWebsites,
  listedWebsites,
  prepareWebsites,
  refreshWebsites,
  restOfLists,
  useWebsitesQuery,
  useWorkflowChecksQuery,
} from './websites'
export type { WebsiteListQuery } from './WebsiteListQuery'
export { useWebsiteSearchQuery } from './websiteSearch'
