import type { PreferencesChange, UserPreferences } from '../../../src/contract'
import { takeCardStep, takeColumnStep } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { preferencesOf } from '../../kernel/preferencesOf'

/** Field by field: other things are kept there too, which stay, as does what another tab saves at the same time. */
export function savePreferences(
  { db }: Services,
  { user_id }: Viewer,
  { cardSteps = [], columnSteps = [], ...change }: PreferencesChange & { goalsDismissed?: true },
): Promise<UserPreferences> {
  return db.transaction().execute(async (transaction) => {
    const { preferences } = await transaction
      .selectFrom('users')
      .select('preferences')
      .where('id', '=', user_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const { cards, columns } = preferencesOf(preferences)
    const next = {
      ...preferences,
      ...change,
      ...(cardSteps.length > 0 && { cards: cardSteps.reduce(takeCardStep, cards) }),
      ...(columnSteps.length > 0 && { columns: columnSteps.reduce(takeColumnStep, columns) }),
    }
    await transaction
      .updateTable('users')
      .set({ preferences: JSON.stringify(next) })
      .where('id', '=', user_id)
      .execute()
    return preferencesOf(next)
  })
}
