export {
  refreshTags,
  useAddWebsiteTagMutation,
  useCreateTagMutation,
  useDeleteTagMutation,
  useMergeTagMutation,
  useRemoveWebsiteTagMutation,
  useRestoreTagMutation,
  useTagsQuery,
  useUpdateTagMutation,
} from './websiteTags'
