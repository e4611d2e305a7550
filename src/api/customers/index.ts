export { customerUndo } from './customerUndo'
export {
  fetchCustomerData,
  fetchLoginUse,
  useCustomerDataQuery,
  useCustomerHistoryQuery,
  useSetCustomerPropertyMutation,
} from './websiteCustomer'
export { exportPerson, useErasePersonMutation } from './websitePerson'
