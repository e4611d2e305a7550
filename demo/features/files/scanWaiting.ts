import { SCAN_EVERY_MS } from '../../../src/model'
import { repeat } from '../../services'
import type { Services } from '../../kernel/context'
import type { LoggedLine, News } from '../../kernel/News'
import { writeNews } from '../../outbox/commit/writeNews'
import { live } from '../../db/queries/base'
import { type Scan, scanContent } from '../../services/files/scanContent'
import { endScans, noteScan } from '../../db/writers/noteScan'

const BATCH = 20

/**
 * Scans files that nobody has asked about: those that came while the scanner was away, and those from before there was one. Answers how many
 * contents it asked about.
 */
export async function scanWaiting(services: Services, closing?: AbortSignal): Promise<number> {
  const waiting = await live(services.db, 'files')
    .select('content_hash')
    .distinct()
    .where('scanned_at', 'is', null)
    .orderBy('content_hash')
    .limit(BATCH)
    .execute()
  for (const { content_hash } of waiting) {
    if (closing?.aborted) break
    const content = await services.files.get(content_hash)
    const scan: Scan = content
      ? await scanContent(services, content)
      : { scan_state: 'unscanned', scanned_at: services.clock.now(), virus: null }
    // The scanner is away: the others would not be answered either.
    if (!scan.scanned_at) break
    await note(services, content_hash, scan)
  }
  return waiting.length
}

/** Equal content is scanned once, whoever it belongs to. */
async function note(services: Services, hash: string, scan: Scan): Promise<void> {
  const isInfected = scan.scan_state === 'infected'
  if (isInfected) await services.files.quarantine(hash)
  await services.db.transaction().execute(async (db) => {
    const rows = await noteScan(db, hash, { ...scan, ...(isInfected && { thumbnail_hash: null }) })
    for (const { partner_id, website_id: websiteId, name } of rows) {
      if (partner_id === null || websiteId === null) continue
      const news: News = isInfected
        ? { log: [await infectedLine(db, websiteId, { name, virus: scan.virus ?? '' })] }
        : { publish: [{ kind: 'message', websiteId }] }
      await writeNews({ ...services, db }, { partner_id, user_id: null }, news)
    }
  })
}

async function infectedLine(db: Services['db'], websiteId: number, found: { name: string; virus: string }): Promise<LoggedLine> {
  const website = await db
    .selectFrom('websites')
    .select(['id', 'partner_id', 'status'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return { website, line: { kind: 'file.infected', values: found } }
}

/** What waits for a scanner that is no longer configured would wait for ever: of it, too, nobody can tell. */
export async function stopWaiting({ db }: Pick<Services, 'db'>): Promise<void> {
  await endScans(db)
}

/** Scans what waits until the returned function is called. */
export async function startScanning(services: Services): Promise<() => Promise<void>> {
  if (!services.virusScanner) {
    await stopWaiting(services)
    return () => Promise.resolve()
  }
  return repeat(services.log, { work: 'files', everyMs: SCAN_EVERY_MS, task: (closing) => scanWaiting(services, closing) })
}
