import { useMessages } from '../../src/i18n'
import { NumberField } from '../../src/ui'
import type { ClientFields } from './ClientFields'
import styles from './clients.module.css'

const LIMITS = ['websites', 'domains', 'staff'] as const

interface Props {
  limits: ClientFields['limits']
  onChange: (limits: ClientFields['limits']) => void
}

/** How much a customer may have; nothing means as much as they like. */
export function LimitFields({ limits, onChange }: Props) {
  const t = useMessages()
  return (
    <div className={styles.limits}>
      {LIMITS.map((name) => (
        <NumberField
          key={name}
          label={t(`clients.limit.${name}`)}
          min={0}
          placeholder={t('clients.unlimited')}
          value={limits[name]}
          onChange={(value) => onChange({ ...limits, [name]: value })}
        />
      ))}
    </div>
  )
}
