export { messageUndo } from './messageUndo'
export { useDeleteMacroMutation, useMacrosQuery, useSaveMacroMutation } from './macros'
export { uploadMessageFile, type UploadPlace } from './messageFiles'
export { countOf, LOG_FILTERS, type LogFilter } from './messageFilters'
export {
  loadMore,
  type LogArgs,
  newestLoaded,
  prepareLogCounts,
  useCreateMessageMutation,
  useDeleteMessageMutation,
  useLogCountsQuery,
  useLogQuery,
  useMoveMessageMutation,
  useRestoreMessageMutation,
  useSetMessageDoneMutation,
  useSetMessagePinMutation,
  useUpdateMessageMutation,
} from './messages'
export { useMessageVersionsQuery } from './messageVersions'
export type { MessageWindow } from './messageWindow'
export { fetchNewestMessage, useNewestMessagesQuery } from './newestMessage'
export { usePinnedMessagesQuery } from './pinnedMessages'
export { useCreateSecretLinkMutation } from './secretLinks'
export { useMergeTicketsMutation, useSplitMessageMutation, useUnmergeTicketsMutation, useUnsplitMessageMutation } from './ticketMerge'
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
