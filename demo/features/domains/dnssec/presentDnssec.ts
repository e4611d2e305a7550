import type { DnssecState } from '../../../../src/model'
import { dsOf, dsText, keyFields } from '../../../services'
import type { DomainRow } from '../row/domainRows'
import { renewProblem } from '../row/problems'

/** What the registry and the rest of the world say of the key, as the last look-up found it. */
const dsRow = ({ dns_check }: DomainRow) => dns_check?.rows.find(({ type }) => type === 'DS')

export function presentDnssec(row: DomainRow) {
  if (row.public_key === null) return null
  const ds = dsOf(row.name, row.public_key)
  return { state: row.key_leaving ? ('leaving' as const) : stateOf(row, dsText(ds)), ds, key: keyFields(row.public_key) }
}

function stateOf(row: DomainRow, wanted: string): DnssecState {
  const { found = [], public: heard = [] } = dsRow(row) ?? {}
  if (found.includes(wanted) && heard.includes(wanted)) return 'active'
  const told = [...found, ...heard]
  return told.length === 0 || told.includes(wanted) ? 'waiting' : 'wrong'
}

export const isSigned = ({ public_key, key_leaving }: DomainRow): boolean => public_key !== null && !key_leaving

/** Why DNSSEC cannot be switched now: on, or off where it is on. */
export function dnssecProblem(row: DomainRow): string | null {
  const problem = row.registrar === 'own' ? renewProblem(row) : null
  if (problem) return problem
  if (!isSigned(row)) return row.dns_managed ? null : 'dnsElsewhere'
  // Whoever looks at signatures would find none where the registry says that there are.
  return row.registrar === 'external' && (dsRow(row)?.found.length ?? 0) > 0 ? 'dsEntered' : null
}
