import type { PartnerSettings } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Badge, Button } from '../../../src/ui'
import styles from '../shared/settings.module.css'
import { useRights } from './useRights'

interface Props {
  account: PartnerSettings
  name: string
  /** Empties the field: what the reseller has counts again once that is saved. */
  onReset: () => void
}

/** Whether a field has what the reseller set or something of its own, and the way back; nothing where the reseller set nothing (RS-01). */
export function Inherited({ account, name, onReset }: Props) {
  const t = useMessages()
  const { account: locked } = useRights()
  if (account.inherited.includes(name)) {
    return (
      <p>
        <Badge>{t('settings.changes.inherited')}</Badge>
      </p>
    )
  }
  if (!account.overridden.includes(name)) return null
  return (
    <p className={styles.line}>
      <Badge tone="primary">{t('settings.overridden')}</Badge>
      {!locked && (
        <Button size="sm" variant="ghost" onClick={onReset}>
          {t('settings.reset')}
        </Button>
      )}
    </p>
  )
}
