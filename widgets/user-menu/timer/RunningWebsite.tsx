import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { Clock, type OwnTimer, type RunningTimer, type TimerActions } from '../../../src/parts/timer'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { IconButton, LockedActions } from '../../../src/ui'
import { Square } from '../../../src/ui/icons'
import styles from './headerTimer.module.css'

interface Props {
  timer: OwnTimer
  website: RunningTimer['website']
  actions: TimerActions
  /** It goes, wherever the timer was stopped, and had the focus. */
  onLoseFocus: () => void
}

/** The website that somebody works on, how long, and the way to stop. */
export function RunningWebsite({ timer, website, actions, onLoseFocus }: Props) {
  const t = useMessages()
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      if (element?.matches(':focus-within')) onLoseFocus()
    }
  }, [onLoseFocus])
  return (
    <span ref={place} className={styles.running}>
      <span className={styles.website}>
        <WebsiteLink website={website} />
      </span>
      <Clock timer={timer} role="timer" aria-label={t('timer.of', { website: website.title })} className={styles.clock} />
      <LockedActions>
        <IconButton
          icon={Square}
          size="sm"
          label={t('timer.stop')}
          busy={actions.isBusy}
          className={styles.stop}
          onClick={() => actions.stop()}
        />
      </LockedActions>
    </span>
  )
}
