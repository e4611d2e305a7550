export const DEFAULT_COUNTRY = 'US' // spec 5, 9: for phone numbers
