import { useEffect, useRef } from 'react'
import { apiSlice } from '../../../src/api/call'
import { Globe, Square, Timer } from '../../../src/ui/icons'
import { partner_website_details } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland, withTexts } from '../../../src/islands'
import { clockText } from '../../../src/model'
import { timerTexts, useElapsed, useRunningTimer, useTimerActions, WhileTimerRuns } from '../../../src/parts/timer'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { injectSlice, selectPlace, useAppSelector, usePageStore } from '../../../src/store'
import { IconButton, Menu, MenuGroup, MenuItem, MenuSeparator } from '../../../src/ui'
import styles from './headerTimer.module.css'
import { RecentItems } from './RecentItems'

const SECOND_MS = 1_000

interface Props {
  userId: number
  /** Whoever asked for it wants its menu. */
  opensMenu: boolean
}

/** The frame has no use for the API but for this: it is added when the rest of the page stands. */
function HeaderTimer(props: Props) {
  const store = usePageStore()
  const isReady = useAppSelector((state) => apiSlice.reducerPath in state)
  useEffect(() => injectSlice(store, apiSlice), [store])
  return isReady && <TimerWithMenu {...props} />
}

/** The viewer's running timer on every page, with its website and a way to stop it, and the last ones to go on with (TM-09). */
function TimerWithMenu({ userId, opensMenu }: Props) {
  const t = useMessages()
  const timer = useRunningTimer()
  const actions = useTimerActions(timer)
  const elapsed = useElapsed(timer, SECOND_MS) ?? 0
  const { route } = useAppSelector(selectPlace)
  const { running, isKnown } = timer
  const place = useRef<HTMLDivElement>(null)
  const wasOpened = useRef(false)
  useEffect(() => {
    if (!opensMenu || !isKnown || wasOpened.current) return
    wasOpened.current = true
    place.current?.querySelector('button')?.click()
  }, [opensMenu, isKnown])
  const stop = () => {
    // The button goes with the timer.
    place.current?.querySelector('button')?.focus()
    actions.stop()
  }
  const { router } = useIsland()
  const { navigation } = usePageStore()
  return (
    <div ref={place} className={styles.timer} data-running={running ? true : undefined}>
      <Menu
        placement="bottom-end"
        renderTrigger={(props) => (
          <IconButton {...props} icon={Timer} label={t('userMenu.timer')} disabled={!isKnown} className={styles.round} />
        )}
      >
        {running && router.has(partner_website_details.name) && (
          <>
            <MenuItem
              icon={Globe}
              href={router.generate(partner_website_details.name, { website: running.website.id })}
              onSelect={(event) => {
                event.preventDefault()
                navigation.toRoute(partner_website_details.name, { website: running.website.id })
              }}
            >
              <bdi>{running.website.title}</bdi>
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuGroup label={t('timer.last')}>
          <RecentItems runningOn={running?.website.id} onStart={actions.start} />
        </MenuGroup>
      </Menu>
      {running && (
        <>
          <span className={styles.website}>
            <WebsiteLink website={running.website} />
          </span>
          <span role="timer" aria-label={t('timer.of', { website: running.website.title })} className={styles.clock}>
            {clockText(elapsed)}
          </span>
          <IconButton icon={Square} size="sm" label={t('timer.stop')} busy={actions.isBusy} className={styles.stop} onClick={stop} />
        </>
      )}
      {/* Its own page has the same. */}
      {route !== partner_website_details.name && <WhileTimerRuns timer={timer} actions={actions} userId={userId} />}
    </div>
  )
}

export default withTexts(HeaderTimer, timerTexts)
