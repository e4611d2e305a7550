import { ShieldAlert, ShieldQuestionMark } from '../../ui/icons'
import { useMessages } from '../../i18n'
import { type SenderResults, senderState } from '../../model'
import { Badge } from '../../ui'

interface Props {
  /** Null for what did not come by mail. */
  auth: SenderResults | null
}

/** Says of a mail that it may not be from whom it says; of any other nothing. */
export function SenderMark({ auth }: Props) {
  const t = useMessages()
  const state = auth && senderState(auth)
  if (state === 'forged')
    return (
      <Badge icon={ShieldAlert} tone="error">
        {t('partner.mail.forged')}
      </Badge>
    )
  return state === 'unchecked' ? (
    <Badge icon={ShieldQuestionMark} tone="warning">
      {t('partner.mail.unchecked')}
    </Badge>
  ) : null
}
