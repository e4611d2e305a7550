import { Play, Timer } from '../../../../src/ui/icons'
import { useMessages } from '../../../../src/i18n'
import { clockText } from '../../../../src/model'
import { Button } from '../../../../src/ui'
import { useElapsed } from '../../../../src/parts/timer'
import { useRunningTimer } from '../../../../src/parts/timer'
import { useTimerActions } from '../../../../src/parts/timer'
import styles from './composer.module.css'

interface Props {
  websiteId: number
  /** The timer was started for this call. */
  isTimed: boolean
  onStart: () => void
}

const SECOND_MS = 1_000

/** Starts the viewer's timer for the call, if they want its time counted. One that runs here already counts it anyway. */
export function CallTimer({ websiteId, isTimed, onStart }: Props) {
  const t = useMessages()
  const timer = useRunningTimer()
  const actions = useTimerActions(timer)
  const elapsed = useElapsed(timer, SECOND_MS) ?? 0
  const isHere = timer.running?.website.id === websiteId
  if (isHere) {
    return (
      <p className={styles.timed}>
        <Timer size={14} aria-hidden />
        <span className={styles.clock}>{clockText(elapsed)}</span>
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
