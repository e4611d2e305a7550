export { useChangePasswordMutation } from './account'
export { prepareProfile, useAbsenceEffectQuery, useProfileQuery, useSaveProfileMutation, useTestNotificationMutation } from './profile'
