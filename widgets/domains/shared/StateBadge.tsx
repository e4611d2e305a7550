import { CircleCheck, CircleX, Clock, KeyRound, type LucideIcon, RefreshCw, TriangleAlert, Unlink } from '../../../src/ui/icons'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import type { DomainState } from '../../../src/model'
import { Badge } from '../../../src/ui'

type BadgeLook = readonly [tone: 'success' | 'warning' | 'error' | 'primary' | 'neutral', icon: LucideIcon]

const LOOKS: Readonly<Record<DomainState, BadgeLook>> = {
  suspended: ['error', CircleX],
  expired: ['error', CircleX],
  registering: ['primary', RefreshCw],
  transferring: ['primary', RefreshCw],
  unproven: ['warning', KeyRound],
  cancelled: ['warning', Clock],
  expiring: ['warning', Clock],
  unverified: ['warning', TriangleAlert],
  unused: ['neutral', Unlink],
  checking: ['neutral', RefreshCw],
  not_pointing: ['error', CircleX],
  wrong_target: ['error', CircleX],
  mixed: ['warning', TriangleAlert],
  pointing: ['success', CircleCheck],
}

/** What matters most about a domain now, in one word (DO-01). */
export function StateBadge({ domain }: { domain: Pick<Domain, 'state'> }) {
  const t = useMessages()
  const [tone, icon] = LOOKS[domain.state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`domains.state.${domain.state}`)}
    </Badge>
  )
}
