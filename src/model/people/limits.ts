export const PERSON_NAME_MAX_LENGTH = 100 // ours: each of the two names
export const SIGNATURE_MAX_LENGTH = 4_000 // ours: with its markup
export const COMPANY_MAX_LENGTH = 200 // ours

// What a reseller keeps about a client, and what who ends a contract may say.
export const CLIENT_PHONE_MAX_LENGTH = 50 // ours: as it is typed
export const CLIENT_NUMBER_MAX_LENGTH = 40 // ours
export const CLIENT_NOTE_MAX_LENGTH = 4_000 // ours
export const CANCELLATION_COMMENT_MAX_LENGTH = 1_000 // ours
