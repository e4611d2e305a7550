export { entryUndo } from './entryUndo'
export { useDeleteMacroMutation, useMacrosQuery, useSaveMacroMutation } from './macros'
export { uploadMessageFile, type UploadPlace } from './messageFiles'
export { countOf, LOG_FILTERS, type LogFilter } from './messageFilters'
export {
  loadMore,
  type LogArgs,
  newestLoaded,
  useCreateEntryMutation,
  useDeleteEntryMutation,
  useLogCountsQuery,
  useLogQuery,
  useMoveEntryMutation,
  useRestoreEntryMutation,
  useSetEntryDoneMutation,
  useSetEntryPinMutation,
  useUpdateEntryMutation,
} from './messages'
export { useMessageVersionsQuery } from './messageVersions'
export type { MessageWindow } from './messageWindow'
export { fetchNewestMessage, useNewestEntriesQuery } from './newestMessage'
export { usePinnedMessagesQuery } from './pinnedMessages'
export { useCreateSecretLinkMutation } from './secretLinks'
export { useMergeTicketsMutation, useSplitEntryMutation, useUnmergeTicketsMutation, useUnsplitEntryMutation } from './ticketMerge'
export {
  prepareTickets,
  type ResponseTargets,
  type TicketListQuery,
  useReadTicketsMutation,
  useTicketQuery,
  useTicketsQuery,
  USUAL_TARGETS,
} from './tickets'
export { ticketUndo } from './ticketUndo'
