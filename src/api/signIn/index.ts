export { useDevicesQuery, useSignOutDeviceMutation, useSignOutDevicesMutation } from './devices'
export {
  addPasskey,
  beginCodeApp,
  confirmByPasskey,
  confirmByPassword,
  proveCodeApp,
  renewRecoveryCodes,
  useRemoveCodeAppMutation,
  useRemovePasskeyMutation,
  useSecondStepsQuery,
} from './secondSteps'
export { createToken, useApiTokensQuery, useRevokeTokenMutation } from './tokens'
