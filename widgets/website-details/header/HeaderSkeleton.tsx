import { useMessages } from '../../../src/i18n'
import { Skeleton, VisuallyHidden } from '../../../src/ui'
import styles from './header.module.css'

/** The header while it is on its way, as high as it will be. */
export function HeaderSkeleton() {
  const t = useMessages()
  return (
    <div className={styles.header} aria-busy>
      <div className={styles.top}>
        <VisuallyHidden>{t('partner.general.loading')}</VisuallyHidden>
        <div className={styles.names}>
          <span className={styles.picture}>
            <Skeleton shape="block" height="100%" />
          </span>
          <Skeleton width="min(320px, 60%)" height="22px" />
        </div>
      </div>
      <div className={styles.rest}>
        <Skeleton shape="block" width="min(520px, 90%)" height="28px" />
        <Skeleton width="100%" height="4px" />
      </div>
    </div>
  )
}
