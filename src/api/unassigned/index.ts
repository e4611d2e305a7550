export {
  useAssignEmailsMutation,
  useDeleteInboxRuleMutation,
  useInboxRulesQuery,
  useRemoveEmailsMutation,
  useRestoreEmailsMutation,
  useSaveInboxRuleMutation,
  useUnassignedEmailsQuery,
} from './unassignedEmails'
