import type { Message } from '../../src/contract'
import { useIsland } from '../../src/islands'
import { may } from '../../src/model'
import { selectUser, useAppSelector } from '../../src/store'

/** By name alone: the description of the composer is large, and not needed here. */
const COMPOSER = 'partner_email_composer'

/** Where a ticket is answered by mail; null for what nobody sent, and where there is no composer or the person may not write. */
export function useReplyUrl(): (ticket: Message) => string | null {
  const { router } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const canWrite = router.has(COMPOSER) && may('handle_messages', roles) !== 'none'
  return ({ id, website, category }) =>
    canWrite && website && category === 'message_from' ? router.generate(COMPOSER, { website: website.id }, { query: { reply: id } }) : null
}
