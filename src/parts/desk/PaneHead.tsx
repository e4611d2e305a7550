import { type ReactNode, type RefObject, useEffect } from 'react'
import { useMessages } from '../../i18n'
import { IconButton, keepInReach, tellHeads } from '../../ui'
import { ArrowLeft, X } from '../../ui/icons'
import type { Pane } from './Pane'
import styles from './paneHead.module.css'

interface Props {
  pane: Pane
  /** What is open, by its number. */
  openId: number
  title: string
  heading: RefObject<HTMLHeadingElement | null>
  /** Buttons between the way back and the one that closes. */
  actions: ReactNode
  /** Its facts, side by side below the title. */
  children: ReactNode
}

/** What is open: what it is called, what can be done with it, and its facts. */
export function PaneHead({ pane, openId, title, heading, actions, children }: Props) {
  const t = useMessages()
  useEffect(tellHeads, [openId])
  return (
    <header ref={keepInReach} className={styles.head}>
      <div className={styles.bar}>
        <IconButton icon={ArrowLeft} size="sm" className={styles.back} label={pane.back} onClick={pane.close} />
        {actions}
        <IconButton
          icon={X}
          size="sm"
          className={styles.close}
          label={t('partner.general.close')}
          aria-keyshortcuts="Escape"
          onClick={pane.close}
        />
      </div>
      {/* A new one for whatever opens: screen readers say the name of what gets the focus, not what becomes of it. */}
      <h2 key={openId} ref={heading} tabIndex={-1} dir="auto" className={styles.title}>
        {title}
      </h2>
      <div className={styles.facts}>{children}</div>
    </header>
  )
}
