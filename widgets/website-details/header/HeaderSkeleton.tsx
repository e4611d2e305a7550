import { useMessages } from '../../../src/i18n'
import { Skeleton, VisuallyHidden } from '../../../src/ui'
import styles from './header.module.css'

/** The header while it is on its way, as high as it will be. */
export function HeaderSkeleton() {
  const t = useMessages()
  return (
    <div className={styles.header} aria-busy>
      <VisuallyHidden>{t('partner.general.loading')}</VisuallyHidden>
      <div className={styles.top}>
        <span className={styles.picture}>
          <Skeleton shape="block" height="100%" />
        </span>
        <div className={styles.names}>
          <Skeleton width="min(320px, 70%)" height="22px" />
          <Skeleton width="min(200px, 50%)" />
        </div>
      </div>
      <div className={styles.tools}>
        <Skeleton shape="block" width="min(520px, 90%)" height="36px" />
      </div>
      <Skeleton width="100%" />
    </div>
  )
}
