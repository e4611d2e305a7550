import { ROUTE_NAMES } from '../../model'
import type { PageStore } from '../createPageStore'
import { requestLocale } from '../requestLocale'
import { clearStorages } from '../persistence/clearStorages'
import { selectPartnerLeft, selectUser, sessionResumed, signedOut, timerChanged, userChanged } from '../sessionSlice'

/** Does here what other tabs have done, until the returned function is called. */
export function followTabs(store: PageStore): () => void {
  const { dispatch, services } = store
  const { leavePage, page, partner, router, signIn, tabs } = services
  const reload = () => leavePage(location.href, 'reload')

  const stops = [
    tabs.on('logout', () => {
      dispatch(signedOut())
      // Each tab has a session storage of its own.
      void clearStorages()
      // Not a reload: the tab that signs out may not have reached the server yet.
      leavePage(router.generate(ROUTE_NAMES.logout), 'assign')
    }),
    tabs.on('partner-changed', ({ partnerId }) => {
      if (partnerId === partner.id) partner.comeBack()
      else partner.leave(partnerId)
    }),
    tabs.on('profile-changed', ({ user, locale }) => {
      dispatch(userChanged(user))
      if (locale !== document.documentElement.lang) requestLocale(locale)
    }),
    // Which way it changed, whoever shows it asks.
    tabs.on('timer-changed', () => dispatch(timerChanged(true))),
    tabs.on('session-resumed', ({ csrf }) => {
      signIn.settle({ csrf })
      dispatch(sessionResumed())
    }),
    tabs.close,
  ]
  // The session of this page is the newest: tabs that were there before go on with its token.
  if (page.csrf) tabs.post({ type: 'session-resumed', csrf: page.csrf })

  // The back button may bring a page back as it was left, with data of a user or partner that is none any more.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const state = store.getState()
    const isOld = page.user && (!selectUser(state) || selectPartnerLeft(state) !== null)
    if (persisted && isOld) reload()
  }
  addEventListener('pageshow', onPageShow)
  return () => {
    for (const stop of stops) stop()
    removeEventListener('pageshow', onPageShow)
  }
}
