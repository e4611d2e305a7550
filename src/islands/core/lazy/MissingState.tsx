import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../../../i18n'
import { FailedState } from '../../../ui'
import { useIsland } from '../root/IslandContext'

interface Props {
  readonly onRetry: () => void
  readonly busy?: boolean
}

/** Says in its place that a file could not be loaded; tries again when it is asked to, and when the network is back. */
export function MissingState({ onRetry, busy }: Props) {
  const t = useMessages()
  const { leavePage } = useIsland().services
  const [isOffline] = useState(() => !navigator.onLine)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (!isOffline) return undefined
    const onOnline = () => retry()
    addEventListener('online', onOnline, { once: true })
    return () => removeEventListener('online', onOnline)
  }, [isOffline])
  return (
    <FailedState
      title={t(isOffline ? 'partner.error.offline' : 'partner.error.part_missing')}
      busy={busy}
      onRetry={onRetry}
      // Without a network the page would be gone, and nothing new in its place.
      onReload={isOffline ? undefined : () => leavePage(location.href, 'reload')}
    />
  )
}
