export { customerUndo } from './customerUndo'
export { metadataText, metadataValueText, propertyText } from './propertyText'
export {
  type CustomerProperty,
  fetchCustomerData,
  fetchLoginUse,
  saveCustomerProperty,
  useCustomerDataQuery,
  useCustomerHistoryQuery,
} from './websiteCustomer'
export { exportPerson, useErasePersonMutation } from './websitePerson'
