import { useIsland } from '../../islands'
import { selectUser, useAppSelector } from '../../store'

/** A name under which a draft is never offered to another user or partner. */
export function useDraftKey(...parts: readonly (string | number)[]): string {
  const { page } = useIsland()
  const user = useAppSelector(selectUser)
  return [page.config.partnerId, user?.id, ...parts].join(':')
}
