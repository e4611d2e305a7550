import { CircleCheck, Clock } from '../../../../src/ui/icons'
import { useMessages } from '../../../../src/i18n'
import { clockText } from '../../../../src/model'
import { Badge } from '../../../../src/ui'
import { useCountdown } from '../../shared/useCountdown'

export type Pending = 'added' | 'changed'

/** What name servers say of a record; until when some may still say what was before, in milliseconds. */
export type LiveState = 'saved' | 'live' | 'notLive' | number

interface Props {
  readonly pending: Pending | undefined
  readonly live: LiveState
}

/** Whether a record is pending, and else what name servers say of it (DN-11). */
export function RecordState({ pending, live }: Props) {
  const t = useMessages()
  if (pending) return <Badge tone="primary">{t(`domains.dns.pending.${pending}`)}</Badge>
  if (typeof live === 'number') return <Spreading until={live} />
  if (live === 'saved') return <Badge>{t('domains.dns.state.saved')}</Badge>
  return (
    <Badge tone={live === 'live' ? 'success' : 'warning'} icon={live === 'live' ? CircleCheck : Clock}>
      {t(`domains.dns.state.${live}`)}
    </Badge>
  )
}

function Spreading({ until }: { until: number }) {
  const t = useMessages()
  const left = useCountdown(until)
  return (
    <Badge tone="warning" icon={Clock}>
      {t('domains.dns.state.spreading', { time: clockText(left) })}
    </Badge>
  )
}
