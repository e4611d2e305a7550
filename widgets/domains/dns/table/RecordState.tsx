import { CircleCheck, Clock } from '../../../../src/ui/icons'
import { useMessages } from '../../../../src/i18n'
import { clockText } from '../../../../src/model'
import { Badge } from '../../../../src/ui'
import { useCountdown } from '../../shared/useCountdown'
import type { LiveChecks } from './useLive'
import type { DraftItem, ZoneDraft } from '../draft/useZoneDraft'

interface Props {
  readonly item: DraftItem
  readonly draft: ZoneDraft
  readonly live: LiveChecks
}

/** Whether a record is pending, and else what name servers say of it (DN-11). */
export function RecordState({ item, draft, live }: Props) {
  const t = useMessages()
  const pending = pendingOf(item, draft)
  if (pending) return <Badge tone="primary">{t(`domains.dns.pending.${pending}`)}</Badge>
  const check = live.items.find(({ id }) => id === item.id)
  if (!check) return <Badge>{t('domains.dns.state.saved')}</Badge>
  if (check.authoritative && check.public) {
    return (
      <Badge tone="success" icon={CircleCheck}>
        {t('domains.dns.state.live')}
      </Badge>
    )
  }
  if (check.authoritative) return <Spreading until={live.at + (check.ttl ?? item.ttl) * 1_000} />
  return (
    <Badge tone="warning" icon={Clock}>
      {t('domains.dns.state.notLive')}
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

export function pendingOf({ key }: DraftItem, { diff }: ZoneDraft): 'added' | 'changed' | undefined {
  if (diff.added.some((item) => item.key === key)) return 'added'
  return diff.changed.some(({ after }) => after.key === key) ? 'changed' : undefined
}
