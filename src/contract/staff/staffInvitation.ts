import * as v from 'valibot'
import { INVITATIONS_MAX, LONG_ROLES, roleOf, ROLES } from '../../model'
import { email } from '../fields'
import { id, maybe } from '../tolerant'
import { User } from '../user'

/** An invitation to the team (defaults 5.10). */
export const StaffInvitation = v.object({
  id,
  email: v.string(),
  forename: maybe(v.string()),
  surname: maybe(v.string()),
  role: v.string(),
  status: v.picklist(['pending', 'accepted', 'expired', 'revoked']),
  invitedBy: maybe(User),
  createdAt: v.string(),
  lastSentAt: maybe(v.string()),
  sentCount: v.optional(v.number(), 1),
  expiresAt: maybe(v.string()),
  acceptedAt: maybe(v.string()),
  /** Where the person accepts; only in the answer to sending it. */
  link: maybe(v.string()),
})
export type StaffInvitation = v.InferOutput<typeof StaffInvitation>

const Invitation = v.object({
  email,
  /** By its short or its long form (spec 6). */
  role: v.pipe(
    v.picklist([...ROLES, ...LONG_ROLES]),
    v.transform((role) => roleOf(role) ?? 'user'),
  ),
  forename: v.optional(v.string()),
  surname: v.optional(v.string()),
})

export const InvitationList = v.object({ invitations: v.pipe(v.array(Invitation), v.minLength(1), v.maxLength(INVITATIONS_MAX)) })
export type InvitationList = v.InferInput<typeof InvitationList>
