import * as v from 'valibot'
import { LOCALES } from '../../src/model'
import type { HostContext } from '../kernel/context'
import { HttpError } from '../kernel/HttpError'

const Person = v.partial(v.object({ language: v.picklist(LOCALES), theme: v.picklist(['light', 'dark', 'system']) }))

/** Language and theme belong to the person, so the panel changes them there: whole pages follow as well as single islands. */
export async function savePerson(c: HostContext): Promise<Response> {
  const viewer = c.get('viewer')
  if (!viewer) throw new HttpError(401, 'refusal.signIn')
  const result = v.safeParse(Person, await c.req.json().catch(() => null))
  if (!result.success) throw new HttpError(422, 'refusal.fields')
  const { language, theme } = result.output
  await c
    .get('services')
    .db.updateTable('users')
    .set({ ...(language && { language }), ...(theme && { theme }) })
    .where('id', '=', viewer.user_id)
    .execute()
  return c.body(null, 204)
}
