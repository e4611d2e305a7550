import type { InferOutput } from 'valibot'
import type { Locale } from '../model'
import type { pageSchema } from './pageSchema'

/** What the server put on the page, validated and complete. */
export interface Page extends Omit<InferOutput<typeof pageSchema>, 'locale' | 'csrf' | 'serverTime'> {
  locale: Locale
  /** Header that every changing call carries; absent when the server needs none. */
  csrf?: { header: string; token: string }
  /** ISO timestamp of the server's clock when the page was made. */
  serverTime?: string
}

export type Config = Page['config']
export type PagePartner = Config['partners'][number]
export type PageUser = NonNullable<Page['user']>
