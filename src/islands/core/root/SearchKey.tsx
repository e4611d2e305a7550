import { usePageKeys } from '../../../store'
import { useIsland } from './IslandContext'

/** `/` leads into the field by which the island is searched, where there is one (defaults 5.12). */
export function SearchKey() {
  const { root } = useIsland()
  usePageKeys((key) => {
    const field = key === '/' ? root.querySelector<HTMLElement>('[data-search] input') : null
    field?.focus()
    return field !== null
  })
  return null
}
