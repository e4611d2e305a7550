import type { Message } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { may } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'

/** By name alone: the description of the route comes with the composer. */
const CREATE_ENTRY = 'partner_website_log_create'

/** Why a ticket cannot be answered by mail, by message key: nobody outside sent it, or the person may not write. Null where it can. */
export function useReplyRefusal(): (ticket: Message) => string | null {
  const { router } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const canWrite = router.has(CREATE_ENTRY) && may('handle_messages', roles) !== 'none'
  return ({ website, category }) => {
    if (!canWrite) return 'tickets.reply.noRight'
    return website && category === 'message_from' ? null : 'tickets.reply.noMail'
  }
}
