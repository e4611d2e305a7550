export {
  useAssignEmailsMutation,
  useChangeEmailsMutation,
  useDeleteInboxRuleMutation,
  useInboxRulesQuery,
  useRemoveEmailsMutation,
  useRestoreEmailsMutation,
  useSaveInboxRuleMutation,
  useUnassignedEmailsQuery,
} from './unassignedEmails'
export { unassignedUndo } from './unassignedUndo'
export type { UnassignedList, UnassignedQuery } from './unassignedEmails'
