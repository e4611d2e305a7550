import { useEffect, useEffectEvent } from 'react'
import { partner_events } from '../../contract'
import { usePageStore } from '../../store'
import { COLLECT_MS, openEventLine } from './openEventLine'
import { websiteOfEvent } from './websiteOfEvent'

const KINDS = ['website', 'message', 'todo', 'tags', 'views', 'counts', 'presence'] as const
export type HostEventKind = (typeof KINDS)[number]

/** What others have done lately. */
export interface ServerNews {
  readonly kinds: ReadonlySet<HostEventKind>
  /** The websites that were changed. */
  readonly websites: ReadonlySet<number>
  /** The line was down meanwhile: anything may have changed. */
  readonly isGap: boolean
}

/** Tells a screen at once what others have done, where the server has events; lists poll besides. */
export function useServerEvents(onNews: (news: ServerNews) => void): void {
  const { router } = usePageStore().services
  const deliver = useEffectEvent(onNews)

  useEffect(() => {
    if (!router.has(partner_events.name)) return undefined
    let kinds = new Set<HostEventKind>()
    let websites = new Set<number>()
    let isGap = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const deliverSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        deliver({ kinds, websites, isGap })
        kinds = new Set()
        websites = new Set()
        isGap = false
      }, COLLECT_MS)
    }
    const hangUp = openEventLine({
      url: router.generate(partner_events.name),
      kinds: KINDS,
      onEvent(name, data) {
        const kind = KINDS.find((one) => one === name)
        const website = websiteOfEvent(data)
        if (kind) kinds.add(kind)
        if (website !== undefined && kind !== 'presence') websites.add(website)
        deliverSoon()
      },
      onGap() {
        isGap = true
        deliverSoon()
      },
    })
    return () => {
      clearTimeout(timer)
      hangUp()
    }
  }, [router])
}
