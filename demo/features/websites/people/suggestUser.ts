import { authorisationRoles, type AuthorisationRole, isAwayOn } from '../../../../src/model'
import { staffOf, type StaffRow, workloadOf } from '../../../db/queries/people/users'
import type { Services, Viewer } from '../../../kernel/context'
import { findWebsiteRow } from '../details/findWebsite'
import { momentOf } from '../../../access/scope'

const BUILDERS: readonly AuthorisationRole[] = ['design', 'editor']

/** Who should take a change request: whoever designed the website or looks after it, else the designer or editor with the least work. */
export async function suggestUser(services: Services, viewer: Viewer, websiteId: number): Promise<StaffRow | null> {
  const website = await findWebsiteRow(services, viewer, websiteId)
  const { today } = momentOf(services, viewer)
  const present = (await staffOf(services.db, viewer.partner_id)).filter((person) => isThere(person, today))
  const known = [website.designed_by, website.serviced_by].map((id) => present.find((person) => person.id === id)).find(Boolean)
  if (known) return known
  const { websites } = await workloadOf(services.db, viewer.partner_id)
  const load = (person: StaffRow) => websites.get(person.id) ?? 0
  const builders = present.filter(({ roles }) => authorisationRoles(roles).some((role) => BUILDERS.includes(role)))
  return builders.toSorted((a, b) => load(a) - load(b) || a.id - b.id)[0] ?? null
}

const isThere = ({ password_hash, inactive_from: from, inactive_until: until }: StaffRow, today: string): boolean =>
  password_hash !== null && !isAwayOn({ from, until }, today)
