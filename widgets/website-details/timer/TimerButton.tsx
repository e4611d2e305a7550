import { Play, Square } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { selectUser, useAppSelector, useCommands, useLetterKey } from '../../../src/store'
import { Button, LockedActions, VisuallyHidden } from '../../../src/ui'
import { TimerMenu } from './TimerMenu'
import { Clock, useRunningTimer, useTimerActions, WhileTimerRuns } from '../../../src/parts/timer'
import styles from './timer.module.css'
import { useAutoStart } from './useAutoStart'

interface Props {
  websiteId: number
}

/** Starts and stops the work timer, and shows it while it runs, also on another website. */
export function TimerButton({ websiteId }: Props) {
  const t = useMessages()
  const user = useAppSelector(selectUser)
  const timer = useRunningTimer()
  const actions = useTimerActions(timer)
  useAutoStart(websiteId, timer, actions)
  const { running, isKnown } = timer
  const isHere = running?.website.id === websiteId
  const toggle = () => (isHere ? actions.stop() : actions.start(websiteId))
  const canToggle = user !== null && isKnown && !actions.isBusy
  useLetterKey('w', canToggle ? toggle : null)
  const label = t(isHere ? 'timer.stop' : running ? 'websiteDetails.timer.startHere' : 'websiteDetails.timer.start')
  useCommands(() => [{ id: 'timer', label, icon: isHere ? Square : Play, keys: 'W', run: toggle }], canToggle)
  if (!user) return null
  return (
    <>
      <span className={styles.running}>
        {/* One button for both, which keeps the focus. */}
        <LockedActions>
          <Button
            size="sm"
            icon={isHere ? Square : Play}
            busy={actions.isBusy}
            disabled={!isKnown}
            className={isHere ? styles.stop : undefined}
            title={isHere ? label : running ? t('websiteDetails.timer.elsewhere', { website: running.website.title }) : undefined}
            aria-keyshortcuts="w"
            onClick={toggle}
          >
            {isHere ? <VisuallyHidden>{label}</VisuallyHidden> : label}
          </Button>
        </LockedActions>
        {isHere && (
          <>
            {/* Beside the button: a name that changes is read out again, each second. */}
            <Clock timer={timer} role="timer" className={styles.clock} />
            <TimerMenu websiteId={websiteId} timer={timer} actions={actions} />
          </>
        )}
      </span>
      <WhileTimerRuns timer={timer} actions={actions} userId={user.id} />
    </>
  )
}
