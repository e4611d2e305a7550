import type { Content, ReportEntry } from '../../db/tables/editor'
import { readDocument, writeDocument } from '../cms/documents'
import type { Page } from '../cms/pages'
import { saveSnapshot } from '../cms/snapshots'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { WISH_PAGE_NAMES } from '../portal/wishPages'
import { type Answers, readWishes } from '../portal/wishes'
import { filesInLibrary } from '../files/library/library'
import type { Translate } from '../../kernel/text/translate'
import { findWebsiteRow } from '../websites/details/findWebsite'
import { lockWebsite } from '../../db/queries/websites/lockWebsite'
import { commit } from '../../outbox/commit/commit'
import { saveReport } from './reports'

type Wishes = Record<string, Answers>

const isAnswered = (answers: Answers | undefined): boolean => Object.values(answers ?? {}).some(Boolean)

/** Looks at what there is to make a website of. */
export async function assemble(services: Services, viewer: Viewer, websiteId: number, t: Translate): Promise<number> {
  const wishes = await readWishes(services.db, websiteId)
  const files = await filesInLibrary(services.db, { websiteId, library: 'portal' }).execute()
  const pages = WISH_PAGE_NAMES.map((page): ReportEntry => {
    const ok = isAnswered(wishes[page])
    return { label: t(`portal.wishes.${page}`), message: t(ok ? 'assistant.answered' : 'assistant.missing'), ok }
  })
  const entries = [
    ...pages,
    { label: t('portal.page.files'), message: t('assistant.files', { count: files.length }), ok: files.length > 0 },
  ]
  const summary = t('assistant.assembled', { done: entries.filter(({ ok }) => ok).length, total: entries.length })
  return saveReport(services, viewer, { websiteId, step: 'assemble', summary, entries, content: null })
}

/** Makes content of the wishes, to be looked at before it is written. */
export async function prepare(services: Services, viewer: Viewer, websiteId: number, t: Translate): Promise<number> {
  const wishes = await readWishes(services.db, websiteId)
  const { title, language } = await findWebsiteRow(services, viewer, websiteId)
  const pages = pagesFrom(wishes, title, t)
  const entries = pages.map((page) => ({
    label: page.title,
    message: t('assistant.blocks', { count: page.blocks.length }),
    ok: page.blocks.length > 1,
  }))
  const colors = Object.values(wishes['colors'] ?? {}).filter((answer) => answer.startsWith('#'))
  const content: Content = { title, language, colors, pages }
  const summary = t('assistant.prepared', { count: pages.length })
  return saveReport(services, viewer, { websiteId, step: 'prepare', summary, entries, content })
}

/** The pages the customer wants; the words are the customer's own. */
function pagesFrom(wishes: Wishes, title: string, t: Translate): Page[] {
  const answers = (page: string) => Object.values(wishes[page] ?? {}).filter((answer) => answer && !answer.startsWith('#'))
  const wanted = (wishes['structure']?.['pages'] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const [first = title, ...others] = wanted
  const page = (name: string, texts: readonly string[]): Page => ({
    title: name,
    description: (texts[0] ?? '').slice(0, 160),
    blocks: [{ type: 'heading', text: name }, ...texts.map((text) => ({ type: 'text', text }))],
  })
  return [
    page(first, [...answers('construction'), ...answers('inspiration')]),
    ...others.map((name) => page(name, [])),
    page(t('portal.wishes.contact'), answers('contact')),
    page(t('portal.wishes.law'), answers('law')),
  ]
}

/** Writes what was prepared last, after a snapshot of what was there. */
export async function execute(services: Services, viewer: Viewer, websiteId: number, t: Translate): Promise<number> {
  const prepared = await services.db
    .selectFrom('assistant_reports')
    .select('content')
    .where('website_id', '=', websiteId)
    .where('step', '=', 'prepare')
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!prepared?.content) throw new HttpError(409, 'refusal.notPrepared')
  const { content } = prepared
  await saveSnapshot(services, viewer, websiteId, t('assistant.snapshot'))
  await commit(services, viewer, async (db) => {
    await lockWebsite(db, websiteId)
    const { version } = await readDocument({ ...services, db }, websiteId)
    return writeDocument(services, db, viewer, { websiteId, version, content })
  })
  const { version } = await readDocument(services, websiteId)
  const message = t('assistant.written', { version })
  const entries = [{ label: t('cms.title'), message, ok: true }]
  return saveReport(services, viewer, { websiteId, step: 'execute', summary: message, entries, content: null })
}
