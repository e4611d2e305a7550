/** Marks of what a server lets slip when it breaks: markup, stack traces, statements, class names and paths of files. */
const MARKS: readonly RegExp[] = [
  /<\/?(?:html|body|head|pre|br|b|p|div|h\d|script|title)\b/i,
  /\bstack ?trace\b|\bTraceback \(most recent call last\)|^[ \t]*at \S+ ?\(|^#\d+ /im,
  /\bSQLSTATE\b|\bORA-\d{5}\b|\bsyntax error at or near\b|\bviolates \w+(?: \w+)? constraint\b/i,
  /\b(?:SELECT\b[^]{1,200}\bFROM|INSERT INTO|UPDATE\b[^]{1,200}\bSET|DELETE FROM)\b/,
  // oxlint-disable-next-line regexp/no-super-linear-move -- it sees LOOKED_AT characters
  /(?:[\\/][\w.@-]+){2,}\.(?:php|phtml|twig|js|mjs|cjs|ts|tsx|py|rb|java|kt|cs|go)\b/i,
  /\/(?:var|home|srv|usr|opt)\/[\w.-]|\b[A-Z]:\\/,
  /\b[\w\\.]+(?:Exception|Error) ?(?:: |in |thrown)/,
]

/** What is read of a text: more than is ever shown, and short enough that no pattern runs away. */
const LOOKED_AT = 2_000

/** Whether a text of the server is meant for its developers and tells a user nothing. */
export const isTechnical = (text: string): boolean => MARKS.some((mark) => mark.test(text.slice(0, LOOKED_AT)))
