import type { Message } from '../../src/contract'
import { useIsland } from '../../src/islands'
import { may } from '../../src/model'
import { selectUser, useAppSelector } from '../../src/store'

/** By name alone: the description of the route comes with the composer. */
const CREATE_ENTRY = 'partner_website_log_create'

/** Whether a ticket can be answered by mail: not what nobody sent, and not by who may not write. */
export function useCanReply(): (ticket: Message) => boolean {
  const { router } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const canWrite = router.has(CREATE_ENTRY) && may('handle_messages', roles) !== 'none'
  return ({ website, category }) => canWrite && Boolean(website) && category === 'message_from'
}
