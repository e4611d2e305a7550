import { useEffect } from 'react'
import { refreshTags } from '../../../src/api/tags'
import { refreshWebsite, type WebsitePart } from '../../../src/api/websites'
import { openEventLine, websiteOfEvent } from '../../../src/api/shell'
import { partner_events } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { REFRESH_INTERVAL_MS, uuid } from '../../../src/model'
import { createLeader, createPoller, useAppDispatch } from '../../../src/store'

const PARTS: Readonly<Record<string, readonly WebsitePart[]>> = {
  website: ['Website'],
  message: ['WebsiteLog'],
  todo: ['WebsiteTodos'],
  note: ['WebsiteNote'],
  presence: ['WebsitePresence'],
}

/** Keeps the website on the screen as others change it: by the server's events, else by asking again and again. */
export function useWebsiteEvents(id: number): void {
  const dispatch = useAppDispatch()
  const { router } = useIsland()

  useEffect(() => {
    const refresh = () => dispatch(refreshWebsite(id))
    if (!router.has(partner_events.name)) return poll(id, refresh)
    const onEvent = (kind: string, data: string) => {
      if (kind === 'tags') return dispatch(refreshTags())
      if (websiteOfEvent(data) === id) dispatch(refreshWebsite(id, PARTS[kind]))
    }
    return openEventLine({ url: router.generate(partner_events.name), kinds: [...Object.keys(PARTS), 'tags'], onEvent, onGap: refresh })
  }, [dispatch, id, router])
}

function poll(id: number, refresh: () => void): () => void {
  const leader = createLeader(`partner-islands:website:${id}:${uuid()}`)
  const poller = createPoller({ interval: REFRESH_INTERVAL_MS, leader, run: async () => refresh() })
  return () => {
    poller.stop()
    leader.stop()
  }
}
