import type { PageStore } from './createPageStore'
import { persistManagerState } from './persistence/persistManagerState'
import { followNetwork } from './network/followNetwork'
import { restoreManagerState } from './persistence/restoreManagerState'
import { openStorages } from './persistence/webStorage'
import { followTabs } from './tabs/followTabs'

/** Brings a new store to life. Islands show when the promise resolves (spec 2.1); its value ends everything again. */
export async function startPage(store: PageStore): Promise<() => void> {
  if (store.services.page.user) openStorages()
  const stopNavigation = store.navigation.start()
  const stopTabs = store.services.page.user ? followTabs(store) : () => undefined
  const stopNetwork = followNetwork(store)
  await restoreManagerState(store)
  const stopKeeping = persistManagerState(store)
  return () => {
    stopNavigation()
    stopTabs()
    stopNetwork()
    stopKeeping()
  }
}
