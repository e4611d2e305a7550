import { type FocusEvent, useState } from 'react'
import { useMessages } from '../../src/i18n'
import { selectToasts, useAppSelector } from '../../src/store'
import type en from './messages/en.json'
import { ToastCard } from './ToastCard'
import styles from './toasts.module.css'

/** The toasts of the page at its top right (spec 9). None of them goes while the pointer or the keyboard focus is on one. */
export function Toasts() {
  const toasts = useAppSelector(selectToasts)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const t = useMessages<keyof typeof en>()
  // Nothing tells that the pointer or the focus has left a toast that went away under it.
  if (toasts.length === 0 && (isHovered || isFocused)) {
    setHovered(false)
    setFocused(false)
  }
  return (
    // Nothing is done with it: it only notices that somebody reads.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.toasts}
      aria-label={t('toasts.label')}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event: FocusEvent<HTMLElement>) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHovered || isFocused} />
      ))}
    </section>
  )
}
