import { useMessages } from '../../i18n'
import { STATUS_INFO, type Status } from '../../model'
import { STATUS_ICONS } from '../icons/statusIcons'
import styles from './badge.module.css'

interface Props {
  status: Status
}

/** A website status by icon, name and colour; never by colour alone, since some are alike to colour-blind eyes (defaults 5.1). */
export function StatusBadge({ status }: Props) {
  const t = useMessages()
  const { solid, tint, darkText, darkBg, labelKey } = STATUS_INFO[status]
  const Icon = STATUS_ICONS[status]
  return (
    <span
      className={styles.badge}
      style={{ color: `light-dark(${solid}, ${darkText})`, backgroundColor: `light-dark(${tint}, ${darkBg})` }}
    >
      <Icon size={13} aria-hidden />
      <span className={styles.text}>{t(labelKey)}</span>
    </span>
  )
}
