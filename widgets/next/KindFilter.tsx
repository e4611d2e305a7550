import { useMessages } from '../../src/i18n'
import { NEXT_KINDS, type NextKind } from '../../src/model'
import { FilterChips } from '../../src/ui'
import { KIND_ICONS } from './kindIcons'

interface Props {
  counts: Readonly<Record<string, number>>
  total: number
  value: NextKind | null
  onChange: (kind: NextKind | null) => void
}

/** What the queue is narrowed to, with how much waits of each kind; those of which nothing waits are left out. */
export function KindFilter({ counts, total, value, onChange }: Props) {
  const t = useMessages()
  const kinds = NEXT_KINDS.filter((kind) => counts[kind] || kind === value)
  const chips = [
    { value: null, label: t('partner.general.all'), count: total },
    ...kinds.map((kind) => ({ value: kind, label: t(`next.kind.${kind}`), icon: KIND_ICONS[kind], count: counts[kind] ?? 0 })),
  ]
  return <FilterChips label={t('next.kinds')} chips={chips} value={value} onChange={onChange} wraps />
}
