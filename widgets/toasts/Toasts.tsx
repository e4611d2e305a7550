import { useRef } from 'react'
import { ToastContainer, type ToastContainerProps } from 'react-toastify/unstyled'
import { useMessages } from '../../src/i18n'
import { selectToasts, useAppSelector } from '../../src/store'
import { cx } from '../../src/ui'
import type en from './messages/en.json'
import { ShownToast } from './ShownToast'
import { ToastTransition } from './ToastTransition'
import styles from './toasts.module.css'
import { useBelowHead } from './useBelowHead'
import { useFocusHandover } from './useFocusHandover'
import { useIsPageHidden } from './useIsPageHidden'

/** How all toasts are (spec 9). The sheet pauses their time: the library would for one toast alone, and not for the keyboard. */
const SETTINGS: ToastContainerProps = {
  position: 'top-right',
  draggable: false,
  closeOnClick: false,
  pauseOnHover: false,
  pauseOnFocusLoss: false,
  icon: false,
  closeButton: false,
  // From screen readers; the sheet shows it.
  hideProgressBar: true,
  transition: ToastTransition,
  // Its keys look for the focus in the document, where those of an island are not.
  hotKeys: () => false,
  className: () => cx(styles.list),
  toastClassName: (toast) => cx(styles.toast, toast?.type && styles[toast.type]),
  progressClassName: () => cx(styles.time, 'partner-timer'),
}

/** The toasts of the page at its top right. The store says which there are, react-toastify shows and times them. */
export function Toasts() {
  const toasts = useAppSelector(selectToasts)
  const isPageHidden = useIsPageHidden()
  const ref = useRef<HTMLDivElement>(null)
  const handOverFocus = useFocusHandover(ref)
  useBelowHead(ref, toasts.length > 0)
  const t = useMessages<keyof typeof en>()
  return (
    <div ref={ref} className={styles.toasts} data-paused={isPageHidden || undefined}>
      {/* Before the toasts: it has to be there when they come. */}
      <ToastContainer {...SETTINGS} aria-label={t('toasts.label')} />
      {toasts.map((toast) => (
        <ShownToast key={toast.id} toast={toast} onLeave={handOverFocus} />
      ))}
    </div>
  )
}
