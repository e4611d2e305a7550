import type { OpenDatabase } from '../../../demo/db'
import { hashOf } from '../../../demo/server/sessionCookie'
import type { Browser } from './Browser'

/** The token that the pages of the customer area carry in this browser. */
export async function portalTokenOf({ db }: OpenDatabase, browser: Browser): Promise<string> {
  const id = decodeURIComponent(browser.cookies.get('portal') ?? '').split('.', 1)[0] ?? ''
  const session = await db.selectFrom('portal_sessions').select('csrf_token').where('id_hash', '=', hashOf(id)).executeTakeFirstOrThrow()
  return session.csrf_token
}
