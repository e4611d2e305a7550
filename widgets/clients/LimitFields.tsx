import { useMessages } from '../../src/i18n'
import { NumberField } from '../../src/ui'
import type { ClientFields } from './ClientFields'
import styles from './clients.module.css'

const LIMITS = ['websites', 'domains', 'staff', 'mailboxes'] as const

interface Props {
  limits: ClientFields['limits']
  /** What the plan allows. */
  sold: Readonly<Record<string, number>>
  onChange: (limits: ClientFields['limits']) => void
}

/** How much a customer may have; nothing means as the plan has it, or as much as they like. */
export function LimitFields({ limits, sold, onChange }: Props) {
  const t = useMessages()
  return (
    <div className={styles.limits}>
      {LIMITS.map((name) => (
        <NumberField
          key={name}
          label={t(`clients.limit.${name}`)}
          min={0}
          placeholder={sold[name] === undefined ? t('clients.unlimited') : String(sold[name])}
          value={limits[name]}
          onChange={(value) => onChange({ ...limits, [name]: value })}
        />
      ))}
    </div>
  )
}
