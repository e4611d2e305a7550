import { CircleAlert, CircleX, Clock, type LucideIcon, MailCheck, MailX, Undo2 } from '../../src/ui/icons'
import type { OutgoingMail } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import type { OutgoingMailState } from '../../src/model'
import { Badge, type BadgeTone } from '../../src/ui'

const LOOKS: Readonly<Record<OutgoingMailState, { icon: LucideIcon; tone: BadgeTone }>> = {
  waiting: { icon: Clock, tone: 'neutral' },
  sent: { icon: MailCheck, tone: 'success' },
  refused: { icon: CircleX, tone: 'error' },
  bounced: { icon: CircleAlert, tone: 'error' },
  suppressed: { icon: MailX, tone: 'warning' },
  failed: { icon: CircleAlert, tone: 'error' },
  cancelled: { icon: Undo2, tone: 'neutral' },
}

/** What became of a mail; what did not reach everybody may have reached others. */
export function StateBadge({ mail: { state, missed } }: { mail: OutgoingMail }) {
  const t = useMessages()
  const isPartly = missed.length > 0 && (state === 'refused' || state === 'bounced')
  return <Badge {...LOOKS[state]}>{t(`outgoingMails.state.${state}${isPartly ? '.partly' : ''}`)}</Badge>
}
