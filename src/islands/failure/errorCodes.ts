/** Everything that can go wrong with an island. Codes are never renamed or reused: hosts filter their monitoring by them. */
export const ERROR_CODES = [
  /** No island is registered under the name. */
  'name',
  /** The element cannot have a shadow root, or somebody else gave it one. */
  'host',
  /** The page data are missing or wrong; concerns all islands and is told once. */
  'page',
  /** The browser is too old: the message names what it lacks. Concerns all islands and is told once. */
  'browser',
  /** The props are not JSON. */
  'parse',
  /** The props do not have the shape that the island asks for. */
  'validation',
  /** The load strategy is unknown; the island loads at once. */
  'strategy',
  /** A file could not be loaded or evaluated. */
  'chunk',
  /** The island was not shown in time. */
  'timeout',
  /** The island threw while rendering. React does not tell what threw after a change of the island's own state: that counts as this. */
  'render',
  /** An effect threw after the first commit or a commit of new props. */
  'effect',
  /** The island threw while it was taken away. */
  'unmount',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]
