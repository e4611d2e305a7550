import * as v from 'valibot'
import { flag, id, maybe } from '../tolerant'

/** A machine websites can be published to (defaults 5.10). */
export const HostingNode = v.object({
  id,
  name: v.string(),
  host: v.string(),
  type: v.picklist(['sftp', 'plesk', 'cpanel']),
  state: v.optional(v.picklist(['ok', 'error']), 'ok'),
  default: flag,
  lastCheckAt: maybe(v.string()),
})
export type HostingNode = v.InferOutput<typeof HostingNode>

export const HostingNodeDraft = v.object({
  id: v.optional(id),
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  host: v.string(),
  type: v.picklist(['sftp', 'plesk', 'cpanel']),
  default: v.optional(v.boolean()),
})
export type HostingNodeDraft = v.InferInput<typeof HostingNodeDraft>
