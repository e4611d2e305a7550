import { type ReactNode, useRef } from 'react'
import { Button } from '../button/Button'
import { useMessages } from '../../i18n'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import styles from './saveBar.module.css'
import { useFocusStays } from '../useFocusStays'
import { useShownOnTab } from './useShownOnTab'

export interface SaveBarProps {
  /** There are unsaved changes; without any the bar is not there. */
  dirty: boolean
  busy?: boolean | undefined
  onDiscard: () => void
  /** Without it Save submits the form around. */
  onSave?: (() => void) | undefined
  /** Where the changes are. */
  children?: ReactNode
}

/** "Unsaved changes · Discard · Save" at the lower edge of a long form. */
export function SaveBar({ dirty, busy, onDiscard, onSave, children }: SaveBarProps) {
  const t = useMessages()
  const place = useRef<HTMLDivElement>(null)
  useShownOnTab(place)
  // The bar goes with its buttons once it is saved.
  useFocusStays(place, 'button', 'div')
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <VisuallyHidden>
        <output>{dirty && t('partner.general.unsavedChanges')}</output>
      </VisuallyHidden>
      {dirty && (
        <div className={styles.bar}>
          <div className={styles.text}>
            <strong>{t('partner.general.unsavedChanges')}</strong>
            {children}
          </div>
          <Button variant="ghost" disabled={busy} onClick={onDiscard}>
            {t('partner.general.discard')}
          </Button>
          <Button variant="primary" type={onSave ? 'button' : 'submit'} busy={busy} onClick={onSave}>
            {t('partner.general.save')}
          </Button>
        </div>
      )}
    </div>
  )
}
