import type { ComboOption } from './ComboList'

/** Options whose label or description holds every typed word, in any case and with or without accents. */
export function filterOptions<Option extends ComboOption>(options: readonly Option[], query: string): readonly Option[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, description = '' }) => {
    const text = fold(`${label} ${description}`)
    return words.every((word) => text.includes(word))
  })
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
