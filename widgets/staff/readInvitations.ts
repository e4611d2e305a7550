import { type AuthorisationRole, isEmail, withoutUnseen } from '../../src/model'

export interface InvitationDraft {
  email: string
  forename: string
  surname: string
  role: AuthorisationRole
}

/**
 * Reads a pasted list: one person a line, `Ada Byron <ada@example.com>`, an address alone, or CSV with names and a role.
 * A line without an address stays, to be said wrong; only the header of a CSV file and blank lines go.
 */
export function readInvitations(text: string, usual: AuthorisationRole, roles: readonly AuthorisationRole[]): InvitationDraft[] {
  return withoutUnseen(text)
    .split(/\n/)
    .flatMap((line, nth) => {
      const parts = line
        .split(/[<>,;\t]/)
        .map((part) => part.trim().replaceAll('"', ''))
        .filter(Boolean)
      const isHeader = nth === 0 && parts.length > 1
      const email = parts.find((part) => part.includes('@')) ?? (isHeader ? undefined : parts[0])
      if (!email) return []
      const role = roles.find((one) => parts.some((part) => part.toLowerCase() === one)) ?? usual
      const names = parts.filter((part) => part !== email && part.toLowerCase() !== role).join(' ')
      const [forename = '', ...rest] = names.split(/\s+/)
      return [{ email, forename, surname: rest.join(' '), role }]
    })
}

/** Addresses of the team, and why they are not invited. */
export type TakenAddresses = ReadonlyMap<string, 'staff.invite.here' | 'staff.invite.pending'>

/** What is wrong with an address of the list; null when it can be invited. */
export function problemOf({ email }: InvitationDraft, index: number, all: readonly InvitationDraft[], taken: TakenAddresses) {
  const address = email.toLowerCase()
  if (!isEmail(address)) return 'staff.invite.wrong' as const
  if (all.findIndex((other) => other.email.toLowerCase() === address) !== index) return 'staff.invite.twice' as const
  return taken.get(address) ?? null
}
