import type { api_partner_session, WrittenAnswer } from '../../../src/contract/server'
import { type RunningSession, STALE_AFTER_MS } from '../../db/queries/websites/workSessions'
import { thumbnailUrl } from '../../kernel/userOf'

type WrittenTimer = WrittenAnswer<typeof api_partner_session>

/** The work timer as the contract shows it; `idleSince` when nobody has heard of it for too long. */
export function presentTimer(session: RunningSession | undefined, now: Date): WrittenTimer {
  const serverTime = now.toISOString()
  if (!session) return { state: 'stop', elapsedMs: 0, serverTime }
  const { started_at, last_tick_at } = session
  const silent = now.getTime() - last_tick_at.getTime() > STALE_AFTER_MS
  return {
    state: last_tick_at > started_at ? 'tick' : 'start',
    sessionId: session.id,
    website: websiteOf(session),
    userId: session.user_id,
    startedAt: started_at.toISOString(),
    lastTickAt: last_tick_at.toISOString(),
    elapsedMs: Math.max(0, now.getTime() - started_at.getTime()),
    idleSince: silent ? last_tick_at.toISOString() : null,
    serverTime,
  }
}

type TimedWebsite = Pick<RunningSession, 'website_id' | 'title' | 'website_status' | 'image_file_id'>

export const websiteOf = ({ website_id, title, website_status, image_file_id }: TimedWebsite) => ({
  id: website_id,
  title,
  // The database holds only statuses of the model (a check of the table).
  status: website_status,
  image: thumbnailUrl(image_file_id),
})
