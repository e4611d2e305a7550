/** Of people or mailboxes, pasted or chosen as a file: some fifty are taken at once. */
const LINES_MAX = 200
export const LIST_MAX_LENGTH = 50_000 // characters

/** Whether a list is so long that it is refused before anything reads it. */
export const isLongList = (text: string): boolean => text.length > LIST_MAX_LENGTH || text.split('\n', LINES_MAX + 1).length > LINES_MAX
