import { useState } from 'react'
import { useMessages } from '../../../../src/i18n'
import { TTL_DEFAULT, TTL_MAX, TTL_MIN } from '../../../../src/model'
import { FormDialog, NumberField } from '../../../../src/ui'
import { Clock } from '../../../../src/ui/icons'
import type { DraftItem } from '../draft/useZoneDraft'

interface Props {
  readonly items: readonly DraftItem[]
  readonly onTtl: (ttl: number) => void
  readonly onExited: () => void
}

/** How long others may remember several records: one number for all of them. */
export default function TtlDialog({ items, onTtl, onExited }: Props) {
  const t = useMessages()
  const [ttl, setTtl] = useState<number | null>(items[0]?.ttl ?? TTL_DEFAULT)
  const [wasSent, setSent] = useState(false)
  const isRight = ttl !== null && Number.isInteger(ttl) && ttl >= TTL_MIN && ttl <= TTL_MAX
  const submit = () => {
    setSent(true)
    if (isRight) onTtl(ttl)
    return isRight
  }
  return (
    <FormDialog
      icon={Clock}
      title={t('domains.dns.ttl.title', { count: items.length })}
      submitLabel={t('domains.dns.ttl.change')}
      onSubmit={submit}
      onExited={onExited}
    >
      <NumberField
        label={t('domains.dns.ttl')}
        description={t('domains.dns.ttl.sets')}
        min={TTL_MIN}
        max={TTL_MAX}
        value={ttl}
        error={wasSent && !isRight ? t('domains.dns.problem.ttl_range', { min: TTL_MIN, max: TTL_MAX }) : undefined}
        onChange={setTtl}
        data-autofocus
      />
    </FormDialog>
  )
}
