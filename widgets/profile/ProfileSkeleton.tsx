import { useMessages } from '../../src/i18n'
import { Card, Skeleton, VisuallyHidden } from '../../src/ui'
import styles from './shared/profile.module.css'

/** Lines in each card, so that little moves when the profile comes. */
const CARDS = [6, 7, 2, 4]

/** The sections while they are on their way. */
export function ProfileSkeleton() {
  const t = useMessages()
  return (
    <div className={styles.sections} aria-busy>
      <VisuallyHidden>{t('partner.general.loading')}</VisuallyHidden>
      {CARDS.map((lines, card) => (
        <div key={card} className={styles.section}>
          <div className={styles.lines}>
            <Skeleton width="40%" height="16px" />
            <Skeleton width="90%" />
          </div>
          <Card>
            <div className={styles.lines}>
              {Array.from({ length: lines }, (_, line) => (
                <Skeleton key={line} shape="block" height="36px" />
              ))}
            </div>
          </Card>
        </div>
      ))}
    </div>
  )
}
