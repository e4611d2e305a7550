import { Suspense, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react'
import { lazyPart, useIsland } from '../../src/islands'
import { PlaceContext, selectPlace, selectUser, useAppSelector, usePageStore } from '../../src/store'
import { LiveRegion } from '../../src/ui'
import type { ScreenCache } from './createScreenCache'
import { permitted, screenOf } from './findScreen'
import { LeavePlace } from './LeavePlace'
import type { Screen } from './Screen'
import { ScreenArea } from './ScreenArea'
import { SignedOut } from './SignedOut'
import { usePrefetch } from './usePrefetch'
import { useTarget } from './useTarget'

const LeaveQuestion = lazyPart(() => import('./LeaveQuestion'))

interface Props {
  screens: readonly Screen[]
  cache: ScreenCache
}

/** Shows the screen that belongs to the address (spec 2.2). Until the first one is ready, the server's markup stays. */
export function Main(props: Props) {
  const user = useAppSelector(selectUser)
  return user ? <Screens {...props} roles={user.roles} /> : <SignedOut />
}

function Screens({ screens: all, cache, roles }: Props & { roles: readonly string[] }) {
  const screens = useMemo(() => permitted(all, roles), [all, roles])
  const place = useAppSelector(selectPlace)
  const target = useTarget(place, screens)
  // A screen that is not ready suspends the deferred rendering only, so the one before stays, at its place.
  const shown = useDeferredValue(target)
  const isPending = shown !== target
  const [shownPlace, setShownPlace] = useState(place)
  if (!isPending && shownPlace !== place) setShownPlace(place)
  const question = useClaim(screens)
  usePrefetch(screens)

  if (!shown) return <LeavePlace />
  return (
    <LiveRegion>
      {/* Everything in a screen is looked through for who reads it when it changes: most of the time whoever does asks the store. */}
      <PlaceContext value={isPending ? shownPlace : null}>
        <ScreenArea target={shown} isPending={isPending} cache={cache} />
      </PlaceContext>
      <Suspense>{question.open && <LeaveQuestion {...question} />}</Suspense>
    </LiveRegion>
  )
}

/** Takes over navigation to all addresses that have a screen (spec 2.5); asks before what is not saved is lost. */
function useClaim(screens: readonly Screen[]) {
  const { navigation } = usePageStore()
  const { router } = useIsland()
  const [leave, setLeave] = useState<(() => void) | null>(null)
  useLayoutEffect(
    () =>
      navigation.claim(
        (url) => screenOf(router.match(url)?.name, screens) !== undefined,
        // React calls functions that it is given as state.
        (next) => setLeave(() => next),
      ),
    [navigation, router, screens],
  )
  const close = () => setLeave(null)
  return {
    open: leave !== null,
    onClose: close,
    onConfirm: () => {
      close()
      leave?.()
    },
  }
}
