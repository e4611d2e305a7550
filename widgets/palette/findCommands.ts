import type { Command } from '../../src/store'

/** The commands whose label, with what they belong to and what else they are called, contains each of the words that were typed. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label, detail = '', words: others = '', isTyped = false }) => {
    if (isTyped && words.length === 0) return false
    const text = `${label} ${detail} ${others}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
