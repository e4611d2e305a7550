export { useDropFileMutation, useKeepFilesMutation } from './websiteFiles'
export { useChangePasswordMutation } from './account'
export { api, apiSlice } from './api'
export type { CallOptions } from './baseCall'
export { type AnswerOf, type ArgsOf, call } from './call'
export { notifyMessageFromCount } from './counts'
export { countsSlice, type SidebarCounts } from './countsSlice'
export { useGoalsQuery } from './goals'
export { logout } from './logout'
export { declineSignIn, signInAgain } from './session'
export { fetchPartners, returnToPartner, switchPartner } from './partners'
export { countOf, type LogFilter, LOG_FILTERS } from './messageFilters'
export { uploadMessageFile } from './messageFiles'
export {
  loadMore,
  type LogArgs,
  newestLoaded,
  useCreateEntryMutation,
  useLogCountsQuery,
  useLogQuery,
  useMoveEntryMutation,
  useDeleteEntryMutation,
  useRestoreEntryMutation,
  useSetEntryDoneMutation,
  useSetEntryPinMutation,
  useUpdateEntryMutation,
} from './messages'
export type { MessageWindow } from './messageWindow'
export { useAbsenceEffectQuery, useProfileQuery, useSaveProfileMutation } from './profile'
export {
  refreshTimer,
  timedWebsite,
  useSaveTimeEntryMutation,
  useSetTimeBudgetMutation,
  useStartTimerMutation,
  useStopTimerMutation,
  useTickTimerMutation,
  useTimerQuery,
  useTimeSpentQuery,
} from './timer'
export {
  changeTodos,
  useCreateTodoMutation,
  useCreateTodosMutation,
  useDeleteTodoMutation,
  useEditTodoMutation,
  useTodosQuery,
  useToggleTodoMutation,
} from './todos'
export { useSidebarCounts } from './useSidebarCounts'
export {
  fetchWebsiteDetails,
  patchWebsite,
  refreshWebsite,
  useDeleteWebsiteMutation,
  useInviteToPortalMutation,
  useDuplicateWebsiteMutation,
  useRestoreWebsiteMutation,
  useWebsiteDetailsQuery,
  type WebsitePart,
} from './website'
export { useRunWebsiteCheckMutation, useWebsiteCheckQuery } from './websiteCheck'
export { useCancelContractMutation, useContractDetailsQuery, useRevokeCancellationMutation } from './websiteContract'
export {
  fetchCustomerData,
  fetchLoginUse,
  useCustomerDataQuery,
  useCustomerHistoryQuery,
  useSetCustomerPropertyMutation,
} from './websiteCustomer'
export { fetchWebsiteNote, useNoteVersionsQuery, useSaveWebsiteNoteMutation, useWebsiteNoteQuery } from './websiteNote'
export { useFinishMessageMutation, useFinishTodoMutation, useOpenMessagesQuery, useOpenTodosQuery } from './websiteOpenWork'
export { exportPerson, useErasePersonMutation } from './websitePerson'
export { useLeaveWebsiteMutation, useWebsitePresenceQuery } from './websitePresence'
export { useAssignableStaffQuery } from './websiteStaff'
export {
  useAddAnnotationMutation,
  useRemoveAnnotationMutation,
  useSwitchWebsiteStatisticsMutation,
  useSwitchWeeklyMailMutation,
  useWebsiteStatisticsQuery,
} from './websiteStatistics'
export {
  fetchWebsiteTags,
  refreshTags,
  useAddWebsiteTagMutation,
  useCreateTagMutation,
  useDeleteTagMutation,
  useMergeTagMutation,
  useRestoreTagMutation,
  useRemoveWebsiteTagMutation,
  useTagsQuery,
  useUpdateTagMutation,
} from './websiteTags'
export { useGenerateWebsiteMutation } from './websiteGenerate'
export { useWebsiteSearchQuery } from './websiteSearch'
