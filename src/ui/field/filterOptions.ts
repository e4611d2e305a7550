import { searchFor } from '../../model'
import type { ComboOption } from './ComboList'

/** Options whose label or description holds every typed word, in any case and with or without accents. */
export function filterOptions<Option extends ComboOption>(options: readonly Option[], query: string): readonly Option[] {
  if (query.trim() === '') return options
  const isFound = searchFor(query)
  return options.filter(({ label, description = '' }) => isFound(`${label} ${description}`))
}
