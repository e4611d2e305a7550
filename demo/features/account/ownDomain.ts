import type { Kysely } from 'kysely'
import { isDomainLike } from '../../../src/model'
import type { Database } from '../../db'
import type { PartnerSettings } from '../../db/tables/partners'
import type { Services } from '../../kernel/context'
import { claimName, forgetUnused } from '../domains/claim/claimName'
import { asciiName, nameProblem } from '../domains/claim/nameProblem'
import type { FieldError } from '../../kernel/HttpError'
import type { Translate } from '../../kernel/text/translate'

const read = (typed: string): string | null => (isDomainLike(typed.trim().replace(/\.$/, '')) ? asciiName(typed) : null)

/** The own domain as it is stored: as DNS has it. */
export const storedDomain = (typed: string | null): string | null => (typed?.trim() ? read(typed) : null)

/** What is wrong with a domain that somebody wants as their own. */
export function ownDomainErrors(services: Services, typed: string | null | undefined, t: Translate): FieldError[] {
  if (!typed?.trim()) return []
  const name = read(typed)
  const problem = name && nameProblem(services, name)
  if (name && !problem) return []
  return [{ name: 'domain', message: t(problem ? `domain.name.${problem}` : 'field.domain') }]
}

/** A new own domain waits for its proof; the one before is asked for none any more. */
export async function claimOwnDomain(
  db: Kysely<Database>,
  { partnerId, before, after }: { partnerId: number; before: PartnerSettings; after: PartnerSettings },
  now: Date,
): Promise<void> {
  if (before.domain === after.domain) return
  if (after.domain) await claimName(db, { partnerId, name: after.domain }, now)
  if (before.domain) await forgetUnused(db, { partnerId, name: before.domain })
}
