import { newZoneKey } from '../../../services'
import { seal } from '../../../services/secrets/seal'
import type { Translate } from '../../../kernel/text/translate'
import type { DomainEdit } from '../edit/editDomain'
import { refuseField } from '../row/refuse'
import { dnssecProblem, isSigned } from './presentDnssec'

/** Begins to sign the answers of a domain, or lets its key go: it signs on until nobody remembers the DS record. */
export async function switchDnssec({ db, row, now, log }: DomainEdit, isOn: boolean, t: Translate): Promise<void> {
  if (isOn === isSigned(row)) return
  const problem = dnssecProblem(row)
  if (problem) throw refuseField('dnssec', `domain.reason.${problem}`, t)
  if (row.public_key !== null) await db.updateTable('dnssec_keys').set({ leaving: !isOn }).where('domain_id', '=', row.id).execute()
  else {
    const { publicKey, privateKey } = newZoneKey()
    const key = { domain_id: row.id, public_key: publicKey, private_key: await seal(db, privateKey), created_at: now }
    await db.insertInto('dnssec_keys').values(key).execute()
  }
  await log({ kind: isOn ? 'domain.dnssec.on' : 'domain.dnssec.off', values: { domain: row.unicode_name } })
}
