import type { Generated, JSONColumnType } from 'kysely'

export type Content = Record<string, unknown>

/** What the editor keeps of a website; only the editor knows the shape of `content`. */
export interface CmsDocumentsTable {
  website_id: number
  version: number
  content: JSONColumnType<Content>
  form_settings: JSONColumnType<Content>
  updated_at: Date
  updated_by: number | null
}

/** Who has a website open in the editor. */
export interface CmsLocksTable {
  website_id: number
  user_id: number
  seen_at: Date
}

export interface SnapshotsTable {
  partner_id: number
  /** Seconds; its name in paths, so there is one per partner and second. */
  timestamp: number
  website_id: number
  title: string
  version: number
  content: JSONColumnType<Content>
  created_by: number | null
}

export interface PresetsTable {
  id: Generated<number>
  partner_id: number
  name: string
  category: string | null
  content: JSONColumnType<Content>
  /** Which text of the content a placeholder stands for. */
  mapping: JSONColumnType<Record<string, string>>
  created_by: number | null
  updated_at: Date
}

export interface PresetUsesTable {
  website_id: number
  preset_id: number
}

export interface CollectionsTable {
  id: Generated<number>
  website_id: number
  name: string
  version: Generated<number>
}

export interface CollectionFieldsTable {
  id: Generated<number>
  collection_id: number
  name: string
  type: string
  required: boolean
  sort: number
}

export interface CollectionItemsTable {
  id: Generated<number>
  collection_id: number
  content: JSONColumnType<Content>
  sort: number
}

export interface ShopsTable {
  website_id: number
  id: string
  active: boolean
}

/** Whoever knows the code may look at the website and copy its content. */
export interface ShareCodesTable {
  website_id: number
  code: string
}

/** Pictures of the stock library that this partner never wants to see. */
export interface StockBlacklistTable {
  partner_id: number
  photo: string
}

export interface ReportEntry {
  label: string
  message: string
  ok: boolean
}

export interface AssistantReportsTable {
  id: Generated<number>
  website_id: number
  step: 'assemble' | 'prepare' | 'execute'
  state: 'done' | 'failed'
  summary: string
  entries: JSONColumnType<ReportEntry[]>
  /** What `prepare` made and `execute` will write. */
  content: JSONColumnType<Content> | null
  created_by: number | null
  created_at: Date
  finished_at: Date
}
