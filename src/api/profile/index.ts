export { useChangePasswordMutation } from './account'
export { useAbsenceEffectQuery, useProfileQuery, useSaveProfileMutation, useTestNotificationMutation } from './profile'
