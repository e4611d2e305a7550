// `phoneNumbers` is no part of the face: whoever imports it has the numbering plans.
export { isPhoneLike } from './isPhoneLike'
export { loadPhoneNumbers, type PhoneNumbers } from './loadPhoneNumbers'
export { DEFAULT_COUNTRY } from './defaultCountry'
