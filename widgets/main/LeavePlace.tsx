import { useLayoutEffect } from 'react'
import { mount, useIsland } from '../../src/islands'

/** Gives the place back to the server's markup, before the browser paints: nothing here is ours to show. */
export function LeavePlace() {
  const { host } = useIsland()
  useLayoutEffect(() => mount(host, host.dataset['island'] ?? 'main').unmount(), [host])
  return null
}
