export { useChangePasswordMutation } from './password'
export { fetchOwnData, fetchShortToken } from './ownData'
export { prepareProfile, useAbsenceEffectQuery, useProfileQuery, useSaveProfileMutation, useTestNotificationMutation } from './profile'
