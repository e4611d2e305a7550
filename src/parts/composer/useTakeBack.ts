import { useTakeBackEmailMutation } from '../../api/mail'
import { partner_email_composer_mailer_undo, type TakenBackEmail } from '../../contract'
import { useIsland } from '../../islands'
import { useAppDispatch, useAttempt } from '../../store'
import { changeDraft } from './changeDraft'
import { withTakenBack } from './withTakenBack'

/** From the toast, by its key and from the log: what is asked for twice comes back once. */
const asked = new Map<number, Promise<boolean>>()

interface SentMail {
  readonly websiteId: number
  readonly message: number
  /** Who is answered. */
  readonly name: string
}

/** Where a mail is written on. */
interface WritingPlace {
  readonly draftKey: string
  /** Shows it, with the focus. */
  readonly show: () => void
}

export type TakeBack = (sent: SentMail, placeOf: (email: TakenBackEmail) => WritingPlace) => Promise<boolean>

/** Takes a mail back that has not left: it is a draft again, and shown. Resolves to whether there was time; null where the server has no way back. */
export function useTakeBack(): TakeBack | null {
  const attempt = useAttempt()
  const dispatch = useAppDispatch()
  const { router } = useIsland()
  const [takeBack] = useTakeBackEmailMutation()
  if (!router.has(partner_email_composer_mailer_undo.name)) return null
  return ({ websiteId, message, name }, placeOf) => {
    const run = async () => {
      const email = await takeBack({ websiteId, message }).unwrap()
      const { draftKey, show } = placeOf(email)
      await dispatch(changeDraft(draftKey, (now) => withTakenBack(now, email, name)))
      show()
    }
    const answer = asked.get(message) ?? attempt({ run })
    asked.set(message, answer)
    void answer.then((isBack) => isBack || asked.delete(message))
    return answer
  }
}
