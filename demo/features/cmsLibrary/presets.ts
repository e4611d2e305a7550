import * as v from 'valibot'
import { PresetDraft } from '../../../src/contract'
import type { Content } from '../../db/tables/editor'
import { ofPartner } from '../../db/queries/base'
import type { Services, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { changeDocument } from '../cms/documents'
import { pagesOf, withBlocks } from '../cms/pages'

const MAX_IMPORT_BYTES = 1024 ** 2

type Draft = v.InferOutput<typeof PresetDraft>
interface PresetRow {
  id: number
  name: string
  category: string | null
  content: Content
  mapping: Record<string, string>
}

/** A preset as the contract shows it, its placeholders replaced by what they stand for. */
const present = ({ id, name, category, content, mapping }: PresetRow, used: boolean) => ({
  id,
  name,
  category,
  image: null,
  used,
  content: filled(content, mapping),
})

function filled(content: Content, mapping: Record<string, string>): Content {
  const replace = (text: string) =>
    text.replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) => (Object.hasOwn(mapping, name) ? (mapping[name] ?? '') : whole))
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return replace(value)
    if (Array.isArray(value)) return value.map(walk)
    return typeof value === 'object' && value !== null ? walkFields(value) : value
  }
  const walkFields = (fields: object): Content => Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, walk(one)]))
  return walkFields(content)
}

const presetsOf = ({ db }: Services, { partner_id }: Viewer) =>
  ofPartner(db, partner_id, 'presets').selectAll('presets').orderBy('name').orderBy('id')

export async function listPresets(services: Services, viewer: Viewer) {
  const rows = await presetsOf(services, viewer)
    .select((eb) => eb.exists(eb.selectFrom('preset_uses').select('preset_id').whereRef('preset_id', '=', 'presets.id')).as('used'))
    .execute()
  return rows.map(({ used, ...row }) => present(row, Boolean(used)))
}

async function findRow(services: Services, viewer: Viewer, id: number) {
  const row = await presetsOf(services, viewer).where('presets.id', '=', id).executeTakeFirst()
  if (!row) throw new HttpError(404, 'refusal.notFound')
  return row
}

export async function findPreset(services: Services, viewer: Viewer, id: number) {
  const row = await findRow(services, viewer, id)
  const used = await services.db.selectFrom('preset_uses').select('preset_id').where('preset_id', '=', id).executeTakeFirst()
  return present(row, used !== undefined)
}

/** Makes a preset, or changes the one with the id; answers its id. */
export async function savePreset(services: Services, viewer: Viewer, { id, name, category, content }: Draft): Promise<number> {
  const values = {
    name: name.slice(0, 200),
    category: category?.slice(0, 100) ?? null,
    content: JSON.stringify(content),
    updated_at: services.clock.now(),
  }
  if (id === undefined) {
    const made = await services.db
      .insertInto('presets')
      .values({ ...values, partner_id: viewer.partner_id, mapping: '{}', created_by: viewer.user_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  }
  await findRow(services, viewer, id)
  await services.db.updateTable('presets').set(values).where('id', '=', id).execute()
  return id
}

export async function removePreset(services: Services, viewer: Viewer, id: number): Promise<void> {
  await findRow(services, viewer, id)
  await services.db.deleteFrom('presets').where('id', '=', id).execute()
}

export async function mapPreset(services: Services, viewer: Viewer, id: number, mapping: Record<string, string>): Promise<void> {
  await findRow(services, viewer, id)
  await services.db
    .updateTable('presets')
    .set({ mapping: JSON.stringify(mapping), updated_at: services.clock.now() })
    .where('id', '=', id)
    .execute()
}

/** Puts the blocks of a preset behind what the website has. */
export async function insertPreset(services: Services, viewer: Viewer, id: number, websiteId: number): Promise<void> {
  const { name, content } = await findPreset(services, viewer, id)
  const blocks = pagesOf({ pages: [{ title: name, blocks: content['blocks'] }] })[0]?.blocks ?? []
  await changeDocument(services, viewer, websiteId, (before) => withBlocks(before, name, blocks))
  await services.db
    .insertInto('preset_uses')
    .values({ website_id: websiteId, preset_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function usedPresets(services: Services, viewer: Viewer, websiteId: number) {
  const rows = await presetsOf(services, viewer)
    .innerJoin('preset_uses', 'preset_uses.preset_id', 'presets.id')
    .where('preset_uses.website_id', '=', websiteId)
    .execute()
  return rows.map((row) => present(row, true))
}

const Import = v.union([
  v.pipe(
    PresetDraft,
    v.transform((one) => [one]),
  ),
  v.pipe(v.array(PresetDraft), v.maxLength(100)),
])

/** Makes presets of JSON files; all of them, or none when one cannot be read. */
export async function importPresets(services: Services, viewer: Viewer, uploads: readonly File[]) {
  const drafts: Draft[] = []
  for (const upload of uploads) {
    if (upload.size > MAX_IMPORT_BYTES) throw new HttpError(413, 'refusal.tooMuch')
    const read = v.safeParse(Import, await jsonOf(upload))
    if (!read.success) throw new HttpError(422, 'refusal.importPreset', { values: { name: upload.name.slice(0, 100) } })
    drafts.push(...read.output)
  }
  return services.db.transaction().execute(async (db) => {
    const presets = []
    for (const draft of drafts) {
      // Ids in a file are those of another host.
      const id = await savePreset({ ...services, db }, viewer, { ...draft, id: undefined })
      presets.push(await findPreset({ ...services, db }, viewer, id))
    }
    return presets
  })
}

async function jsonOf(upload: File): Promise<unknown> {
  try {
    const text = await upload.text()
    return text.includes('\\u0000') ? null : JSON.parse(text)
  } catch {
    return null
  }
}
