/**
 * Without what cannot be seen: marks for directions come along with numbers and addresses that are copied, and zero-width spaces from web
 * pages, where nobody finds what is wrong with them. Names keep theirs, since some scripts join letters so.
 */
export const withoutUnseen = (text: string): string => text.replaceAll(/\p{Cf}/gu, '')
