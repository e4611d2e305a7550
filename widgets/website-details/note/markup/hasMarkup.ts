/** A heading, a list, an emphasis, code or a link. */
const MARKUP = /^(?:#{1,3}|\s*(?:[-*+]|\d{1,3}[.)]))\s+\S|\*\*[^\s*]|`[^`\n]+`|\]\(|\bhttps?:\/\/|[\w-]@[\w-]+\.\w/mu

/** Whether a note reads better formatted than as the text it is. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text)
