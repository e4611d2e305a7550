import { useFormats, useMessages } from '../../src/i18n'
import { NEXT_KINDS, type NextKind } from '../../src/model'
import { VisuallyHidden } from '../../src/ui'
import styles from './kindFilter.module.css'
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
  const formats = useFormats()
  const kinds = NEXT_KINDS.filter((kind) => counts[kind] || kind === value)
  return (
    <fieldset className={styles.chips}>
      <legend>
        <VisuallyHidden>{t('next.kinds')}</VisuallyHidden>
      </legend>
      <button type="button" className={styles.chip} aria-pressed={value === null} onClick={() => onChange(null)}>
        {t('partner.general.all')} <span className={styles.count}>{formats.number(total)}</span>
      </button>
      {kinds.map((kind) => {
        const Icon = KIND_ICONS[kind]
        return (
          <button key={kind} type="button" className={styles.chip} aria-pressed={kind === value} onClick={() => onChange(kind)}>
            <Icon size={14} aria-hidden />
            {t(`next.kind.${kind}`)} <span className={styles.count}>{formats.number(counts[kind] ?? 0)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
