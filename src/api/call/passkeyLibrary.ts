/** What of the library is used, as one part that loads when it is needed. */
export { startAuthentication, startRegistration } from '@simplewebauthn/browser'
