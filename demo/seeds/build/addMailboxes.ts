import { mailboxFolders } from '../../db/writers/addMailboxFolders'
import { add, type DataSet, type Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

/** At a domain either all addresses that its website's customer writes from and is written to, or none. */
export function addMailboxes(set: DataSet, { ago, passwordHash }: SeedContext, domain: Row<'domains'>, website: Row<'websites'>): void {
  if (website.id % 2 > 0) return
  const { email, contactEmail, billEmail } = { ...website.customer }
  const names = [email, contactEmail, billEmail].flatMap((address) => {
    const [name = '', host] = String(address ?? '')
      .toLowerCase()
      .split('@')
    return host === domain.name ? [name] : []
  })
  for (const name of new Set(names)) {
    const created_at = ago(20 + (website.id % 50))
    const { id } = add(set.mailboxes, { domain_id: domain.id, name, password_hash: passwordHash, created_at })
    set.mailbox_folders.push(...mailboxFolders(id, created_at))
  }
}
