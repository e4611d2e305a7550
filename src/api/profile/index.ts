export { useChangePasswordMutation } from './account'
export { prepareProfile, useAbsenceEffectQuery, useProfileQuery, useSaveProfileMutation } from './profile'
