import { useFormats } from '../../i18n'
import { SIDEBAR_BADGE_MAX } from '../../model'
import styles from './countBadge.module.css'

export interface CountBadgeProps {
  count: number
  /** Counts above it show as "99+" (spec 2.4). */
  max?: number | undefined
  tone?: 'neutral' | 'primary' | undefined
}

/** A number in a pill. The element around it says what is counted. */
export function CountBadge({ count, max = SIDEBAR_BADGE_MAX, tone = 'neutral' }: CountBadgeProps) {
  const formats = useFormats()
  return (
    <span className={styles.count} data-tone={tone}>
      {count > max ? `${formats.number(max)}+` : formats.number(count)}
    </span>
  )
}
