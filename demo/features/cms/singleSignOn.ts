import { SSO_TOKEN_TTL_MS } from '../../../src/model'
import type { HostContext, Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { hashOf, newToken } from '../../access/tokens/opaqueToken'
import { startSession } from '../../access/sessions/sessions'

/** The path that opens the editor of a website on whatever host it has: once, within a minute, as the person who asked. */
export async function editorEntrance({ db, clock }: Services, { user_id, partner_id }: Viewer, websiteId: number): Promise<string> {
  const code = newToken()
  const now = clock.now()
  await db.deleteFrom('sso_codes').where('expires_at', '<=', now).execute()
  await db
    .insertInto('sso_codes')
    .values({
      code_hash: hashOf(code),
      user_id,
      partner_id,
      website_id: websiteId,
      expires_at: new Date(now.getTime() + SSO_TOKEN_TTL_MS),
    })
    .execute()
  return `/cms/sso/${code}`
}

/** `/cms/sso/{code}`: trades the code for a session, unless that person is in already, and goes on to the editor. */
export async function enterEditor(c: HostContext): Promise<Response> {
  const { db, clock } = c.get('services')
  // Whoever comes second finds none.
  const entry = await db
    .deleteFrom('sso_codes')
    .where('code_hash', '=', hashOf(c.req.param('code') ?? ''))
    .returningAll()
    .executeTakeFirst()
  const viewer = c.get('viewer')
  const isStranger = viewer && (viewer.user_id !== entry?.user_id || viewer.partner_id !== entry.partner_id)
  if (!entry || entry.expires_at <= clock.now() || isStranger) throw new HttpError(404, 'refusal.notFound')
  if (!viewer) await startSession(c, entry.user_id, entry.partner_id)
  return c.redirect(`/cms/${entry.website_id}`, 303)
}
