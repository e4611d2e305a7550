export { useChangePasswordMutation } from './password'
export { fetchOwnData, fetchShortToken } from './ownData'
export {
  prepareProfile,
  refreshProfile,
  useAbsenceEffectQuery,
  useProfileQuery,
  useSaveProfileMutation,
  useTestNotificationMutation,
} from './profile'
