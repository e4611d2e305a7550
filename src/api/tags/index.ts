export {
  refreshTags,
  useCreateTagMutation,
  useDeleteTagMutation,
  useMergeTagMutation,
  useRestoreTagMutation,
  useTagsQuery,
  useUpdateTagMutation,
} from './websiteTags'
