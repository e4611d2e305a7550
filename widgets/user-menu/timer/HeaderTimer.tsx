import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { apiSlice } from '../../../src/api/call'
import { Globe, RotateCw, Timer } from '../../../src/ui/icons'
import { partner_website_details } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland, withTexts } from '../../../src/islands'
import { timerTexts, useRunningTimer, useTimerActions, WhileTimerRuns } from '../../../src/parts/timer'
import { injectSlice, selectPlace, useAppSelector, usePageStore } from '../../../src/store'
import { IconButton, Menu, MenuGroup, MenuItem, MenuSeparator } from '../../../src/ui'
import styles from './headerTimer.module.css'
import { RecentItems } from './RecentItems'
import { RunningWebsite } from './RunningWebsite'

interface Props {
  userId: number
  /** Whoever asked for it wants its menu. */
  opensMenu: boolean
  /** Its button is there. */
  onThere: (button: HTMLElement | null) => void
  /** It could not be loaded. */
  onClose: () => void
}

/** The frame has no use for the API but for this: it is added when the rest of the page stands. */
function HeaderTimer(props: Props) {
  const store = usePageStore()
  const isReady = useAppSelector((state) => apiSlice.reducerPath in state)
  useEffect(() => injectSlice(store, apiSlice), [store])
  return isReady && <TimerWithMenu {...props} />
}

/** The viewer's running timer on every page, with its website and a way to stop it, and the last ones to go on with (TM-09). */
function TimerWithMenu({ userId, opensMenu, onThere }: Props) {
  const t = useMessages()
  const timer = useRunningTimer()
  const actions = useTimerActions(timer)
  const route = useAppSelector((state) => selectPlace(state).route)
  const { running, isKnown, retry } = timer
  const place = useRef<HTMLDivElement>(null)
  const wasOpened = useRef(false)
  const isAnswered = isKnown || retry !== null
  useLayoutEffect(() => onThere(buttonIn(place.current)), [onThere])
  useEffect(() => {
    if (!opensMenu || !isAnswered || wasOpened.current) return
    wasOpened.current = true
    buttonIn(place.current)?.click()
  }, [opensMenu, isAnswered])
  const keepFocus = useCallback(() => buttonIn(place.current)?.focus(), [])
  const { router } = useIsland()
  const { navigation } = usePageStore()
  return (
    <div ref={place} className={styles.timer} data-running={running ? true : undefined}>
      <Menu
        placement="bottom-end"
        renderTrigger={(props) => (
          <IconButton {...props} icon={Timer} label={t('userMenu.timer')} busy={!isAnswered} className={styles.round} />
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
        {retry ? (
          <MenuItem icon={RotateCw} description={t('partner.general.loadFailed')} onSelect={retry}>
            {t('partner.general.retry')}
          </MenuItem>
        ) : (
          <MenuGroup label={t('timer.last')}>
            <RecentItems runningOn={running?.website.id} onStart={actions.start} />
          </MenuGroup>
        )}
      </Menu>
      {running && <RunningWebsite timer={timer} website={running.website} actions={actions} onLoseFocus={keepFocus} />}
      {/* Its own page has the same. */}
      {route !== partner_website_details.name && <WhileTimerRuns timer={timer} actions={actions} userId={userId} />}
    </div>
  )
}

const buttonIn = (place: HTMLElement | null): HTMLElement | null => place?.querySelector('button') ?? null

export default withTexts(HeaderTimer, timerTexts)
