export const SECRET_LENGTH_MAX = 10_000 // default: characters of what a one-time link shows
export const SECRET_LINK_DAYS = 7 // default: so long a one-time link waits
export const SECRET_LINK_DAYS_MAX = 30

/** Values that are secrets wherever they stand, with what they are in the words of developers. */
export const SECRET_VALUES: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----(?:[^-]*-----END [A-Z ]{0,30}PRIVATE KEY-----)?/, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'an access key of a cloud'],
  [/\b(?:sk|rk)_(?:live|test)_\w{16,}/, 'a key of a payment provider'],
  [/\bgh[pousr]_\w{36,}/, 'a token of a code host'],
  [/\bxox[abprs]-[\w-]{10,}/, 'a token of a chat'],
  [/\$(?:2[aby]|argon2id?|6)\$[\w$./=,+-]{20,}/, 'the hash of a password'],
  [/(?<![\w-])eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/, 'a signed token'],
  [/\b[a-z][\w+.-]{0,20}:\/\/[^\s/:@]+:[^\s/:@]+@/i, 'an address with a password'],
]
