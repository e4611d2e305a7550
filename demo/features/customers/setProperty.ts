import type { Kysely, Updateable } from 'kysely'
import { CUSTOMER_DATA, isLocale, WEBSITE_LABEL_MAX_LENGTH, WEBSITE_TITLE_MAX_LENGTH } from '../../../src/model'
import type { Database } from '../../db'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'
import { type LockedWebsite, lockWebsite } from '../../db/queries/websites/lockWebsite'
import { changeWebsite } from '../../db/writers/changeWebsite'
import { type Checked, checkProperty } from '../websites/rules/propertyRules'
import { commit } from '../../outbox/commit/commit'
import type { News } from '../../kernel/News'

interface Property {
  websiteId: number
  group: string
  property: string
  value: string
  /** The version of the website the change was made on. */
  version: number | undefined
  t: Translate
}

/** Sets one property of a website's data; the log keeps what it was. `stale` when the website has changed since it was read. */
export function setProperty(services: Services, viewer: Viewer, request: Property): Promise<'changed' | 'stale'> {
  return commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, request.websiteId)
    if (request.version !== undefined && request.version !== website.version) return { changed: 'stale' }
    const target = targetOf(website, request)
    if ('error' in target.checked) {
      throw new HttpError(422, 'refusal.fields', { errors: [{ name: request.property, message: target.checked.error }] })
    }
    const { value } = target.checked
    if (JSON.stringify(value) === JSON.stringify(target.old ?? null)) return { changed: 'changed' }
    return { changed: 'changed', ...(await write(services, db, website, { ...target, value, request })) }
  })
}

interface Target {
  old: unknown
  checked: Checked
  /** How the columns of the website change. */
  patch(value: unknown): Updateable<Database['websites']>
}

function targetOf(website: LockedWebsite, { group, property, value, t }: Property): Target {
  if (group === 'customer' || group === 'contact') {
    if (!CUSTOMER_DATA[group].some((name) => name === property)) throw new HttpError(404, 'refusal.notFound')
    const values = website[group]
    return {
      old: values[property],
      checked: checkProperty(property, value, { country: website.customer['country'], t }),
      patch: (next) => ({ [group]: JSON.stringify({ ...values, [property]: next }) }),
    }
  }
  if (group === 'website') return ownField(website, property, value, t)
  throw new HttpError(404, 'refusal.notFound')
}

function ownField(website: LockedWebsite, property: string, text: string, t: Translate): Target {
  const value = text.trim()
  switch (property) {
    case 'title':
      return { old: website.title, checked: title(value, t), patch: (next) => ({ title: String(next) }) }
    case 'label':
      return { old: website.label, checked: upTo(WEBSITE_LABEL_MAX_LENGTH, value, t), patch: (next) => ({ label: String(next) }) }
    case 'language':
      return {
        old: website.language,
        checked: isLocale(value) ? { value } : { error: t('field.language') },
        patch: (next) => ({ language: String(next) }),
      }
    default:
      throw new HttpError(404, 'refusal.notFound')
  }
}

const title = (value: string, t: Translate): Checked =>
  value ? upTo(WEBSITE_TITLE_MAX_LENGTH, value, t) : { error: t('fieldIssue.required') }

const upTo = (max: number, value: string, t: Translate): Checked => (value.length > max ? { error: t('field.length', { max }) } : { value })

interface Written extends Target {
  value: unknown
  request: Property
}

async function write(
  services: Services,
  db: Kysely<Database>,
  website: LockedWebsite,
  { old, value, patch, request: { group, property } }: Written,
): Promise<News> {
  const at = services.clock.now()
  await changeWebsite(db, website.id, patch(value), at)
  // The label names the property, so that a reader in any language finds its history.
  const [from, to] = [shown(old), shown(value)]
  const line = { kind: 'changed', values: { from, to } } as const
  const opposite = { kind: 'changed', values: { from: to, to: from } } as const
  return {
    log: [{ website, line, opposite, category: 'data_changed', label: `${group}.${property}` }],
    publish: [{ kind: 'website', websiteId: website.id }],
  }
}

function shown(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
