import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema'

interface Reader {
  partnerId: number
  userId: number
}

/** The views that somebody may use: their own and those of the team. */
export const savedViewsOf = (db: Kysely<Database>, { partnerId, userId }: Reader) =>
  db
    .selectFrom('saved_views')
    .selectAll('saved_views')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('saved_view_defaults as chosen')
            .select('chosen.saved_view_id')
            .whereRef('chosen.saved_view_id', '=', 'saved_views.id')
            .where('chosen.user_id', '=', userId),
        )
        .as('is_default'),
    )
    .where('partner_id', '=', partnerId)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('scope', '=', 'team')]))

export type SavedViewRow = Awaited<ReturnType<ReturnType<typeof savedViewsOf>['execute']>>[number]
