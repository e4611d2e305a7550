import { createHash } from 'node:crypto'
import { DAY_MS, MAIL_PICTURE_MAX_BYTES } from '../../../../src/model'
import type { Services } from '../../../kernel/context'
import { fetchForeign, ForeignError } from '../../../services/network/fetchForeign'
import { HttpError } from '../../../kernel/HttpError'
import { detectFile } from '../../../services'
import { picturesIn, webAddress } from './picturesIn'
import { ofPartner } from '../../../db/queries/base'

/** What browsers draw without running anything: vector graphics are documents. */
const TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])
const KEPT_DAYS = 30

interface PictureRequest {
  partnerId: number
  /** Of a mail that the person may see. */
  html: string | null
  url: string
}

/**
 * Fetches a picture that a mail shows, for whoever reads the mail: its sender learns neither who that is nor how often. Only what the mail names
 * is fetched, so nobody can make us ask for something else.
 */
export async function mailPicture(services: Services, { partnerId, html, url }: PictureRequest): Promise<Response> {
  const address = webAddress(url)
  if (!html || !address || !picturesIn(html).has(address)) throw new HttpError(404, 'refusal.notFound')
  const kept = await keptPicture(services, partnerId, address)
  const { content, mime } = kept ?? (await fetchPicture(services, address))
  if (!kept) await keep(services, partnerId, address, { content, mime })
  return new Response(content, {
    headers: {
      'Content-Type': mime,
      'Content-Security-Policy': 'sandbox',
      'Content-Disposition': 'inline',
      'Cache-Control': `private, max-age=${DAY_MS / 1000}`,
    },
  })
}

interface Picture {
  content: Uint8Array<ArrayBuffer>
  mime: string
}

const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex')

async function keptPicture({ db, files, clock }: Services, partnerId: number, url: string): Promise<Picture | null> {
  const row = await ofPartner(db, partnerId, 'outside_pictures')
    .select(['content_hash', 'mime'])
    .where('url_hash', '=', hashOf(url))
    .where('fetched_at', '>', new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))
    .executeTakeFirst()
  const content = row && (await files.get(row.content_hash))
  return content ? { content, mime: row.mime } : null
}

async function fetchPicture({ pictureAllow }: Services, url: string): Promise<Picture> {
  const options = { accept: [...TYPES].join(', '), maxBytes: MAIL_PICTURE_MAX_BYTES, allow: pictureAllow }
  const { content, isWhole } = await fetchForeign(url, options).catch((error: unknown) => {
    throw error instanceof ForeignError && error.kind === 'address' ? new HttpError(422, 'refusal.foreignPage') : notThere()
  })
  // By what it is: the server of a stranger may call it anything.
  const { mime } = detectFile(content, '')
  if (!isWhole || !TYPES.has(mime)) throw notThere()
  return { content: new Uint8Array(content), mime }
}

const notThere = () => new HttpError(502, 'refusal.outside')

async function keep({ db, files, clock }: Services, partnerId: number, url: string, { content, mime }: Picture): Promise<void> {
  const row = { partner_id: partnerId, url_hash: hashOf(url), content_hash: await files.put(content), mime, fetched_at: clock.now() }
  await db
    .insertInto('outside_pictures')
    .values(row)
    .onConflict((conflict) => conflict.columns(['partner_id', 'url_hash']).doUpdateSet(row))
    .execute()
}
