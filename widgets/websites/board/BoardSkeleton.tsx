import { useMessages } from '../../../src/i18n'
import { Skeleton, VisuallyHidden } from '../../../src/ui'
import styles from './boardSkeleton.module.css'

/** Cards in each column, so that little moves when the real ones come. */
const CARDS = [3, 4, 2, 3]

export function BoardSkeleton({ columns }: { columns: number }) {
  const t = useMessages()
  return (
    <div className={styles.skeleton} aria-busy>
      <VisuallyHidden>{t('partner.general.loading')}</VisuallyHidden>
      {Array.from({ length: columns }, (_, column) => (
        <div key={column} className={styles.column}>
          <Skeleton width="60%" height="18px" />
          {Array.from({ length: CARDS[column % CARDS.length] ?? 0 }, (__, card) => (
            <Skeleton key={card} shape="block" height="104px" />
          ))}
        </div>
      ))}
    </div>
  )
}
