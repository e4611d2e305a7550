import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { type ScopeOf, withinScope } from './scope'
import { isLive, live } from './base'

/** How far the files that came with a mail are scanned for viruses, by whatever the mail has become. */
export const scansOf = (db: Kysely<Database>, mail: 'message_id' | 'unassigned_email_id', id: number) =>
  db.selectFrom('files').select('scan_state').where(mail, '=', id).execute()

/** A file the person may see: of the partner and within scope when it belongs to a website, or a colleague's portrait. */
export function findFile(db: Kysely<Database>, id: number, scope: ScopeOf & { partnerId: number }) {
  return live(db, 'files')
    .select(['name', 'mime', 'content_hash', 'thumbnail_hash', 'scan_state'])
    .where('files.id', '=', id)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('files.partner_id', '=', scope.partnerId),
          eb.or([
            eb('files.website_id', 'is', null),
            eb.exists(
              eb
                .selectFrom('websites')
                .select('websites.id')
                .whereRef('websites.id', '=', 'files.website_id')
                .where(isLive('websites'))
                .where((website) => withinScope(website, scope)),
            ),
          ]),
        ]),
        eb.exists(
          eb
            .selectFrom('users')
            .innerJoin('memberships', 'memberships.user_id', 'users.id')
            .select('users.id')
            .whereRef('users.image_file_id', '=', 'files.id')
            .where('memberships.partner_id', '=', scope.partnerId),
        ),
      ]),
    )
    .executeTakeFirst()
}
