import { type Sector, SECTORS } from '../../../src/model'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { readWishes } from '../portal/wishes'
import type { Translate } from '../../kernel/text/translate'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'

/** Pages that websites of a line of business usually have, beside start, about and contact. */
const USUAL: Readonly<Record<Sector, readonly string[]>> = {
  craft: ['services', 'references', 'jobs'],
  food: ['menu', 'reservation', 'gallery'],
  health: ['services', 'team', 'appointments'],
  beauty: ['services', 'prices', 'appointments'],
  retail: ['products', 'offers', 'team'],
  consulting: ['services', 'team', 'references'],
  it: ['services', 'references', 'jobs'],
  culture: ['events', 'gallery', 'tickets'],
  sport: ['courses', 'team', 'prices'],
  travel: ['rooms', 'prices', 'gallery'],
  association: ['events', 'team', 'join'],
  other: ['services', 'gallery', 'news'],
}

const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Pages the customer has not asked for, and that others in the same business have. */
export async function suggestPages({ db }: Services, websiteId: number, t: Translate): Promise<string[]> {
  const wishes = await readWishes(db, websiteId)
  const sector = SECTORS.find((name) => name === wishes['onboarding']?.['sector']) ?? 'other'
  const has = new Set(linesOf(wishes['structure']?.['pages']).map((line) => line.toLowerCase()))
  const usual = ['start', 'about', ...USUAL[sector], 'contact'].map((page) => t(`backoffice.page.${page}`))
  return usual.filter((page) => !has.has(page.toLowerCase()))
}

/** Adds some of the suggested pages to the wishes; anything that was not suggested is left out. */
export async function addPages(
  services: Services,
  viewer: Viewer,
  websiteId: number,
  chosen: readonly string[],
  t: Translate,
): Promise<void> {
  const suggested = await suggestPages(services, websiteId, t)
  const added = suggested.filter((page) => chosen.includes(page))
  if (added.length === 0) throw new HttpError(422, 'refusal.fields')
  await commit(services, viewer, async (db) => {
    const website = await lockWebsite(db, websiteId)
    const before = (await readWishes(db, websiteId))['structure'] ?? {}
    const at = services.clock.now()
    const pages = [...linesOf(before['pages']), ...added].join('\n')
    const values = { answers: JSON.stringify({ ...before, pages }), updated_at: at, updated_by: viewer.user_id }
    await db
      .insertInto('wishes')
      .values({ website_id: websiteId, page: 'structure', ...values })
      .onConflict((conflict) => conflict.columns(['website_id', 'page']).doUpdateSet(values))
      .execute()
    const line = { kind: 'pages.added', values: { pages: added.join(', ') } } as const
    return { log: [{ website, line, category: 'data_changed', label: 'wishes.structure' }] }
  })
}
