import { may } from '../../../src/model'
import { preferencesOf } from '../../kernel/preferencesOf'
import type { HostContext, Viewer } from '../../kernel/context'
import { readTimer, startTimer } from './runTimer'

/** Starts the timer of those who want that when they open the editor of a website, unless one runs already (TM-09). */
export async function startOnOpening(c: HostContext, viewer: Viewer, websiteId: number): Promise<void> {
  // What the browser fetches ahead is not opened yet.
  if (c.req.header('sec-purpose')?.includes('prefetch')) return
  if (!preferencesOf(viewer.preferences).startsTimer || may('track_time', viewer.roles) === 'none' || viewer.viewed_from !== null) return
  const services = c.get('services')
  if ((await readTimer(services, viewer)).state === 'stop') await startTimer(services, viewer, websiteId)
}
