import { useMessages } from '../../../src/i18n'
import type { Ruling } from '../drag/ruling'
import styles from './calendar.module.css'
import { NO_DAY } from './dayZones'
import { DayItems, type DayItemsProps } from './DayItems'
import { UNDATED_SHOWN } from './useDays'

interface Props extends Omit<DayItemsProps, 'shown'> {
  /** What the rules say to what is dragged. */
  ruling: Ruling | null
  isOver: boolean
}

/** The websites without a due date. */
export function Undated({ ruling, isOver, ...items }: Props) {
  const t = useMessages()
  return (
    <section
      className={styles.undated}
      aria-label={t('websiteChange.due.none')}
      data-drop={NO_DAY}
      data-ruling={ruling?.kind}
      data-over={isOver || undefined}
    >
      <p className={styles.undatedTitle}>{t('websiteChange.due.none')}</p>
      <DayItems {...items} shown={UNDATED_SHOWN} />
    </section>
  )
}
