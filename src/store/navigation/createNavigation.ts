import type { Store } from '@reduxjs/toolkit'
import { ROUTE_NAMES, VIEWS } from '../../model'
import { RouteError } from '../../routes'
import { reportError } from '../feedback/reportError'
import { arrived, type NavigationState, selectPlace } from '../navigationSlice'
import type { AppDispatch, RootState } from '../rootReducer'
import type { Services } from '../services'
import { selectPartnerLeft } from '../sessionSlice'
import { createOwner } from './createOwner'
import { fromHistoryState, toHistoryState } from './historyEntry'
import type { Navigation, RouteTarget } from './Navigation'
import { leavesChanges } from './unsavedChanges'
import { webUrl } from './webUrl'

type NavigationStore = Pick<Store<RootState>, 'getState'> & { dispatch: AppDispatch }

/** What is told of an address that nobody goes to: without it. */
const NO_ADDRESS = { message: { message: 'partner.error.foreign_target' } }

/** Navigation over the History API (spec 2.5). */
export function createNavigation(store: NavigationStore, { router, leavePage }: Services): Navigation {
  const owner = createOwner()

  const needsLoad = (url: string) => router.match(url)?.name === ROUTE_NAMES.unassignedEmails

  function staysOnPage(url: string): boolean {
    const target = webUrl(url)
    // What is shown within this page would be another partner's.
    if (target?.origin !== location.origin || selectPartnerLeft(store.getState())) return false
    return owner.canStay(target.href) && !needsLoad(location.href) && !needsLoad(target.href)
  }

  function sync(): void {
    const { href: url, pathname: path, hash } = location
    const { name: route = null, params = {} } = router.match(url) ?? {}
    store.dispatch(arrived({ url, path, hash, route, params, state: fromHistoryState(history.state) }))
  }

  function go(url: string, mode: 'push' | 'replace' | 'assign', state?: NavigationState): void {
    const target = webUrl(url)
    if (!target) return store.dispatch(reportError(new RouteError('value', url, 'The address is not http or https'), NO_ADDRESS))
    const leave = () => leavePage(target.href, mode === 'replace' ? 'replace' : 'assign')
    if (mode === 'assign' || !staysOnPage(target.href)) return leave()
    if (isLost(target)) return owner.askToLeave(() => go(url, mode, state))
    // As browsers do: going where one is adds no entry.
    const how = mode === 'replace' || target.href === location.href ? 'replaceState' : 'pushState'
    try {
      history[how](toHistoryState(state), '', target)
    } catch {
      // Browsers refuse too many entries in a short time, and states that are too large.
      return leave()
    }
    sync()
  }

  function toRoute(name: string, params: Parameters<Navigation['toRoute']>[1], { mode = 'push', state, ...options }: RouteTarget): void {
    go(router.generate(name, params, options), mode, state)
  }

  /** Whether what is shown would go, and with it what is not saved. */
  const isLost = (target: URL) => leavesChanges(webUrl(selectPlace(store.getState()).url), target)

  function onPopState(): void {
    const { url, state } = selectPlace(store.getState())
    const target = webUrl(location.href)
    if (target && staysOnPage(target.href) && isLost(target)) {
      // The browser has gone already: back to where the changes are, until the user has decided.
      history.pushState(toHistoryState(state ?? undefined), '', url)
      return owner.askToLeave(() => history.back())
    }
    const isOtherPage = webUrl(url)?.pathname !== location.pathname
    // An entry we made, to which nobody answers any more. Entries of others are their makers' business.
    if (isOtherPage && fromHistoryState(history.state) && (needsLoad(url) || !staysOnPage(location.href)))
      leavePage(location.href, 'reload')
    else sync()
  }

  return {
    assign: (url) => go(url, 'assign'),
    push: (url, state) => go(url, 'push', state),
    replace: (url, state) => go(url, 'replace', state),
    back: () => history.back(),
    forward: () => history.forward(),
    toRoute(name, params, target = {}) {
      try {
        toRoute(name, params, target)
      } catch (error) {
        store.dispatch(reportError(error))
      }
    },
    toView(view, target = {}) {
      try {
        toRoute(VIEWS.find(({ name }) => name === view)?.routeName ?? view, {}, target)
      } catch (error) {
        const cause = error instanceof Error ? error.message : String(error)
        store.dispatch(reportError(error, { message: { message: 'partner.error.manager_view', values: { cause } } }))
      }
    },
    staysOnPage,
    claim: owner.claim,
    sync,
    start() {
      sync()
      addEventListener('popstate', onPopState)
      return () => removeEventListener('popstate', onPopState)
    },
  }
}
