/** When an island loads, by the name in `data-island-load`. */
export const LOAD_STRATEGIES = ['load', 'idle', 'visible', 'interaction', 'media', 'manual'] as const
export type LoadStrategy = (typeof LOAD_STRATEGIES)[number]

/** Reads `data-island-load`: a name, or a name with an argument in brackets. Undefined for a name that does not exist. */
export function readLoadStrategy(text: string): { name: LoadStrategy; argument: string } | undefined {
  const [, word = '', argument = ''] = /^(\w*)\s*(?:\((.*)\))?$/s.exec(text.trim()) ?? []
  const name = LOAD_STRATEGIES.find((strategy) => strategy === word)
  return name && { name, argument }
}
