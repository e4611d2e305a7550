import type { Kysely } from 'kysely'
import { logLineText } from '../../../../src/i18n/logLineText'
import { fullName } from '../../../../src/model'
import type { Database } from '../../../db'
import { staffOf } from '../../../db/queries/people/users'
import type { ChangeRecord } from '../../../db/tables/websiteChanges'
import type { Services, Viewer } from '../../../kernel/context'
import type { Translate } from '../../../kernel/text/translate'
import { changeLog } from '../change/changeLog'
import type { WebsitePatch } from '../change/WebsiteEdit'
import type { LockedWebsite } from '../../../db/queries/websites/lockWebsite'

interface Changed {
  website: LockedWebsite
  /** Of the change. */
  id: number
  record: ChangeRecord
  /** The columns that no longer hold what the change wrote. */
  since: string[]
  t: Translate
}

/** Who has changed the same since, and to what. */
export async function sinceText({ db }: Pick<Services, 'db'>, viewer: Viewer, { website, id, record, since, t }: Changed): Promise<string> {
  const people = await staffOf(db, viewer.partner_id)
  const nameOf = (personId: number | null | undefined) => fullName(people.find((person) => person.id === personId) ?? {})
  const now: Record<string, unknown> = website
  // The columns are those of a patch, and of the date of the status, of which the log says nothing.
  const patch = Object.fromEntries(since.map((name) => [name, now[name]])) as WebsitePatch
  // As the change left it: what has come of that since.
  const left: LockedWebsite = { ...website, ...record.after }
  const what = changeLog(left, patch, { nameOf })
    .map((line) => logLineText(line, { t, locale: t.locale }))
    .join(' ')
  const by = await changerSince(db, website.id, id, since)
  if (by === viewer.user_id) return t('takeBack.changed.own', { what })
  return by && nameOf(by) ? t('takeBack.changed.by', { person: nameOf(by), what }) : t('takeBack.changed', { what })
}

async function changerSince(db: Kysely<Database>, websiteId: number, id: number, fields: string[]): Promise<number | null> {
  const changes = await db
    .selectFrom('website_changes')
    .where('website_id', '=', websiteId)
    .where('id', '>', id)
    .where('taken_back_at', 'is', null)
    .orderBy('id', 'desc')
    .select(['changed_by', 'record'])
    .execute()
  return changes.find(({ record }) => fields.some((field) => field in record.after))?.changed_by ?? null
}
