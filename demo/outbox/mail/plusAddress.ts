import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db'
import { secret } from '../../services'

/** What an address of ours leads to. */
export type PlusTarget =
  | { kind: 'partner'; partnerId: number }
  | { kind: 'website'; partnerId: number; websiteId: number }
  /** Where mail servers report that an outgoing mail did not arrive. */
  | { kind: 'bounce'; mailId: number }

const MARK_LENGTH = 12

/** `inbox+3`: of a partner. Websites and bounces carry a mark that only we can make, so that nobody writes to them by guessing. */
export async function plusAddress(db: Kysely<Database>, domain: string, target: PlusTarget): Promise<string> {
  if (target.kind === 'partner') return `inbox+${target.partnerId}@${domain}`
  const name = target.kind === 'website' ? `inbox+${target.partnerId}.${target.websiteId}` : `bounce+${target.mailId}`
  return `${name}.${await markOf(db, name)}@${domain}`
}

/** Reads an address of ours; null for any other, and for a mark that is not ours. */
export async function readPlusAddress(db: Kysely<Database>, domain: string, address: string): Promise<PlusTarget | null> {
  const [local = '', host = ''] = address.toLowerCase().split('@')
  if (host !== domain) return null
  const partner = /^inbox\+(\d{1,9})$/.exec(local)
  if (partner) return { kind: 'partner', partnerId: Number(partner[1]) }
  const marked = /^((?:inbox\+(\d{1,9})\.(\d{1,9}))|bounce\+(\d{1,9}))\.([0-9a-f]+)$/.exec(local)
  if (!marked || marked[5] !== (await markOf(db, marked[1] ?? ''))) return null
  if (marked[4]) return { kind: 'bounce', mailId: Number(marked[4]) }
  return { kind: 'website', partnerId: Number(marked[2]), websiteId: Number(marked[3]) }
}

const markOf = async (db: Kysely<Database>, name: string): Promise<string> =>
  createHmac('sha256', await secret(db, 'mail'))
    .update(name)
    .digest('hex')
    .slice(0, MARK_LENGTH)
