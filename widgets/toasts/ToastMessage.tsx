import { useMessages } from '../../src/i18n'
import { useUpgradeUrl } from '../../src/islands'
import type { Toast } from '../../src/store'
import { VisuallyHidden } from '../../src/ui'
import styles from './toasts.module.css'

/** The text of a toast. One that says to upgrade is a link to the page for it, in a new tab (spec 8). */
export function ToastMessage({ text, link }: { text: string; link: Toast['link'] }) {
  const upgradeUrl = useUpgradeUrl()
  const t = useMessages()
  if (!link || upgradeUrl === null) return <p className={styles.message}>{text}</p>
  return (
    <p className={styles.message}>
      <a href={upgradeUrl} target="_blank" rel="noopener">
        {text}
        <VisuallyHidden> ({t('partner.general.newTab')})</VisuallyHidden>
      </a>
    </p>
  )
}
