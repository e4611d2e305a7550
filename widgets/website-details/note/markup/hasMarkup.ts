/** A heading, a list, an emphasis, code or a link. */
const MARKUP = /^(?:#{1,3}|[ \t]{0,12}(?:[-*+]|\d{1,3}[.)]))[ \t]{1,12}\S|\*\*[^\s*]|`[^`\n]+`|\]\(|\bhttps?:\/\/|[\w-]@[\w-]+\.\w/mu

/** Whether a note reads better formatted than as the text it is. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text)
