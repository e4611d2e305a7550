import { UpgradeLink } from '../../src/parts/submit'
import type { Toast } from '../../src/store'
import styles from './toasts.module.css'

/** The text of a toast. One that says to upgrade is a link to the page for it. */
export const ToastMessage = ({ text, link }: { text: string; link: Toast['link'] }) => (
  <p className={styles.message}>
    <UpgradeLink link={link}>{text}</UpgradeLink>
  </p>
)
