import type { ServerRoute } from './serverRoute'
import * as personal from './personal/server'
import * as tags from './tags/server'

/** What may be tried on a running server: made, changed and taken away again, and nobody else has noticed. */
export interface Trial {
  /** Answers with all there are, as `items` with an id each. */
  readonly list: ServerRoute
  readonly make: ServerRoute
  readonly change: ServerRoute
  readonly drop: ServerRoute
  /** The placeholder of its id. */
  readonly param: string
  /** What is sent; the mark stands in a text of it, by which it is found again. */
  readonly body: (mark: string) => Readonly<Record<string, unknown>>
  readonly changed: (mark: string) => Readonly<Record<string, unknown>>
}

export const trials: readonly Trial[] = [
  {
    list: tags.api_partner_tags,
    make: tags.api_partner_tag_create,
    change: tags.api_partner_tag_update,
    drop: tags.api_partner_tag_delete,
    param: 'tag',
    body: (mark) => ({ name: mark, color: '#336699' }),
    changed: (mark) => ({ name: `${mark} again` }),
  },
  {
    list: personal.api_partner_views,
    make: personal.api_partner_view_create,
    change: personal.api_partner_view_update,
    drop: personal.api_partner_view_delete,
    param: 'view',
    body: (mark) => ({ view: 'overview', name: mark, scope: 'private', query: '', columns: null }),
    changed: (mark) => ({ name: `${mark} again` }),
  },
]
