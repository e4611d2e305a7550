import type { FileType } from '../../../src/model'
import { add, type DataSet, keepContent, type Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

export interface FilePlan {
  partner: Row<'partners'>
  website?: Row<'websites'>
  message?: Row<'messages'>
  email?: Row<'unassigned_emails'>
  name: string
  type: FileType
  mime: string
  content: Uint8Array
}

/** A file with real content. Pictures are small enough to be their own thumbnail. */
export function addFile(set: DataSet, { ago }: SeedContext, plan: FilePlan): Row<'files'> {
  const hash = keepContent(set, plan.content)
  return add(set.files, {
    partner_id: plan.partner.id,
    website_id: plan.website?.id ?? null,
    message_id: plan.message?.id ?? null,
    unassigned_email_id: plan.email?.id ?? null,
    content_id: null,
    name: plan.name,
    type: plan.type,
    mime: plan.mime,
    bytes: plan.content.byteLength,
    content_hash: hash,
    scan_state: 'unscanned',
    scanned_at: null,
    virus: null,
    thumbnail_hash: plan.type === 'image' ? hash : null,
    created_by: null,
    created_at: plan.message?.created_at ?? plan.email?.created_at ?? ago(60),
    deleted_at: null,
  })
}
