import { Play, Timer } from '../../../../src/ui/icons'
import { useMessages } from '../../../../src/i18n'
import { Button } from '../../../../src/ui'
import { Clock, useRunningTimer, useTimerActions } from '../../../../src/parts/timer'
import styles from './fields.module.css'

interface Props {
  websiteId: number
  /** The timer was started for this call. */
  isTimed: boolean
  onStart: () => void
}

/** Starts the viewer's timer for the call, if they want its time counted. One that runs here already counts it anyway. */
export function CallTimer({ websiteId, isTimed, onStart }: Props) {
  const t = useMessages()
  const timer = useRunningTimer()
  const actions = useTimerActions(timer)
  const isHere = timer.running?.website.id === websiteId
  if (isHere) {
    return (
      <p className={styles.timed}>
        <Timer size={14} aria-hidden />
        <Clock timer={timer} className={styles.clock} />
        {isTimed && t('websiteDetails.thread.call.timed')}
      </p>
    )
  }
  const start = () => {
    onStart()
    actions.start(websiteId)
  }
  return (
    <Button icon={Play} disabled={!timer.isKnown} busy={actions.isBusy} onClick={start}>
      {t('websiteDetails.thread.call.time')}
    </Button>
  )
}
