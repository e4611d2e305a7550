export {
  useCreateResellerPlanMutation,
  useDeleteResellerPlanMutation,
  useResellerPlansQuery,
  useResellerSettingsQuery,
  useSaveResellerSettingsMutation,
  useUpdateResellerPlanMutation,
} from './reseller'
