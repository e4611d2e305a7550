import type { Website } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { may } from '../../../src/model'
import { selectUser, useAppSelector, usePageStore } from '../../../src/store'
import { MAILER_ROUTE, type MailPurpose, mailerUrl } from './mailerUrl'

/** Opens the composer for customers, with what it is about if that is known; null where there is none, or nobody may write. */
export function useWriteAbout(purpose?: MailPurpose): ((websites: readonly Website[]) => void) | null {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const roles = useAppSelector(selectUser)?.roles ?? []
  if (!router.has(MAILER_ROUTE) || may('handle_messages', roles) === 'none') return null
  return (websites) => {
    const url = mailerUrl(router, websites, purpose)
    if (url) navigation.push(url)
  }
}
