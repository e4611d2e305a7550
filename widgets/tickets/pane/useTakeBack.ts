import { useTakeBackEmailMutation } from '../../../src/api/mail'
import { partner_email_composer_mailer_undo } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { changeDraft, withTakenBack } from '../../../src/parts/composer'
import { useDraftKey } from '../../../src/parts/drafts'
import { useAppDispatch, useAttempt } from '../../../src/store'
import type { Desk } from '../desk/useDesk'

/** From the toast, by its key and from the log: what is asked for twice comes back once. */
const asked = new Map<number, Promise<boolean>>()

interface SentAnswer {
  readonly websiteId: number
  readonly message: number
  /** Where it was written. */
  readonly ticket: number
  /** Who is answered. */
  readonly name: string
}

/**
 * Takes an answer back that has not left: it is the draft of the ticket it answers, which opens, whatever is open by then. Resolves to whether
 * there was time; null where the host has no way back.
 */
export function useTakeBack(open: Desk['open']): ((sent: SentAnswer) => Promise<boolean>) | null {
  const attempt = useAttempt()
  const dispatch = useAppDispatch()
  const { router } = useIsland()
  const drafts = useDraftKey('ticket')
  const [takeBack] = useTakeBackEmailMutation()

  async function run({ websiteId, message, ticket, name }: SentAnswer): Promise<void> {
    const email = await takeBack({ websiteId, message }).unwrap()
    const answered = email.draft.inReplyTo ?? ticket
    await dispatch(changeDraft(`${drafts}:${answered}`, (now) => withTakenBack(now, email, name)))
    open(answered, 'reply')
  }
  if (!router.has(partner_email_composer_mailer_undo.name)) return null
  return (sent) => {
    const { message } = sent
    const answer = asked.get(message) ?? attempt({ run: () => run(sent) })
    asked.set(message, answer)
    void answer.then((isBack) => isBack || asked.delete(message))
    return answer
  }
}
