import type { Message } from '../../../src/contract'

/** A message without a subject is named by its beginning (defaults 5.14). */
export const subjectOf = ({ subject, snippet }: Message, none: string): string => subject || snippet.slice(0, 60) || none
