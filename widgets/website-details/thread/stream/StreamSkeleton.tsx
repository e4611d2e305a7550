import { useMessages } from '../../../../src/i18n'
import { Skeleton, VisuallyHidden } from '../../../../src/ui'
import styles from './stream.module.css'

/** Lines in each message that is on its way. */
const MESSAGES = [2, 1, 3, 1]

export function StreamSkeleton() {
  const t = useMessages()
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{t('partner.general.loading')}</VisuallyHidden>
      {MESSAGES.map((lines, message) => (
        <div key={message} className={styles.skeletonMessage}>
          <Skeleton width="36%" />
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} width={`${92 - line * 17}%`} />
          ))}
        </div>
      ))}
    </div>
  )
}
