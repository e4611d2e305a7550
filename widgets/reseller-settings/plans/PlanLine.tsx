import type { ResellerPlan } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { IconButton, Menu, MenuItem } from '../../../src/ui'
import { Ellipsis, Pencil, Trash2 } from '../../../src/ui/icons'
import { PLAN_FLAGS, PLAN_LIMITS } from './planFields'
import styles from './plans.module.css'

interface Props {
  readonly plan: ResellerPlan
  /** Null for who may only look. */
  readonly onEdit: (() => void) | null
  readonly onDelete: () => void
}

/** A plan: what is in it, what it costs, how many customers have it. */
export function PlanLine({ plan: { name, price, interval, limits, flags, customers }, onEdit, onDelete }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const contained = [
    ...PLAN_LIMITS.flatMap((limit) => {
      const count = limits[limit]
      return count === undefined ? [] : t(`resellerSettings.plans.${limit}`, { count })
    }),
    ...PLAN_FLAGS.filter((flag) => flags[flag]).map((flag) => t(`resellerSettings.plans.flag.${flag}`)),
  ]
  return (
    <li className={styles.plan}>
      <span className={styles.what}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.muted}>{contained.join(' · ') || t('resellerSettings.plans.unlimited')}</span>
      </span>
      <span className={styles.price}>
        {t(`resellerSettings.plans.price.${interval}`, { price: formats.money(price.amount, price.currency) })}
        <span className={styles.muted}>{t('resellerSettings.plans.customers', { count: customers })}</span>
      </span>
      {onEdit && (
        <Menu
          placement="bottom-end"
          renderTrigger={(props) => (
            <IconButton {...props} icon={Ellipsis} size="sm" label={t('resellerSettings.plans.actionsOf', { name })} />
          )}
        >
          <MenuItem icon={Pencil} onSelect={onEdit}>
            {t('partner.general.edit')}
          </MenuItem>
          <MenuItem
            icon={Trash2}
            tone="danger"
            disabled={customers > 0}
            description={customers > 0 ? t('resellerSettings.plans.inUse') : null}
            onSelect={onDelete}
          >
            {t('partner.general.delete')}
          </MenuItem>
        </Menu>
      )}
    </li>
  )
}
