export { useChangePasswordMutation } from './account'
export { useAbsenceEffectQuery, useProfileQuery, useSaveProfileMutation } from './profile'
