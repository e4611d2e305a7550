import { searchFor } from '../../src/model'
import type { Command } from '../../src/store'

/** The commands whose label, with what they belong to and what else they are called, contains each of the words that were typed. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const isFound = searchFor(typed)
  return commands.filter(({ label, detail = '', words: others = '', isTyped = false }) => {
    if (isTyped && typed.trim() === '') return false
    return isFound(`${label} ${detail} ${others}`)
  })
}
