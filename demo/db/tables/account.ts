import type { Generated } from 'kysely'

/** Pictures a partner shows to everybody: logo, favicon. Content lives in the disk store. */
export interface BrandImagesTable {
  partner_id: number
  content_hash: string
  mime: string
  created_at: Date
}

export interface HostingNodesTable {
  id: Generated<number>
  partner_id: number
  name: string
  host: string
  type: 'sftp' | 'plesk' | 'cpanel'
  state: Generated<'ok' | 'error'>
  is_default: Generated<boolean>
  last_check_at: Date | null
}
