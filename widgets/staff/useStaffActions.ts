import {
  useChangeRoleMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useUpdateStaffMutation,
} from '../../src/api/staff'
import type { StaffMember } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import type { Role } from '../../src/model'
import { showToast, useAppDispatch, useAttempt, useCopy } from '../../src/store'

export interface StaffActions {
  setRole: (member: StaffMember, role: Role) => void
  resend: (member: StaffMember) => void
  copyLink: (member: StaffMember) => void
  revoke: (member: StaffMember) => void
  restore: (member: StaffMember) => void
  remove: (member: StaffMember) => void
  edit: (member: StaffMember) => void
  give: (member: StaffMember) => void
}

type Opening = Pick<StaffActions, 'remove' | 'edit' | 'give'>

/** What can be done with a row; some of it opens a dialog. Failures are told by the api. */
export function useStaffActions(opening: Opening): StaffActions {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const copy = useCopy()
  const attempt = useAttempt()
  const [changeRole] = useChangeRoleMutation()
  const [resend] = useResendInvitationMutation()
  const [revoke] = useRevokeInvitationMutation()
  const [update] = useUpdateStaffMutation()
  const say = (key: string, undo?: () => void) =>
    dispatch(showToast({ kind: 'success', key, ...(undo && { action: { key: 'partner.general.undo', run: undo } }) }))
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

  async function setRole(member: StaffMember, role: Role, before = member.role): Promise<void> {
    await changeRole({ params: { staff: member.id, role } }).unwrap()
    say(t('staff.roleChanged'), () => quietly(changeRole({ params: { staff: member.id, role: before ?? 'user' } }).unwrap()))
  }

  return {
    setRole: (member, role) => quietly(setRole(member, role)),
    resend: ({ id }) =>
      quietly(
        resend({ params: { staff: id } })
          .unwrap()
          .then(() => say(t('staff.resent'))),
      ),
    // A link is known only when it is made, so copying it makes a new one.
    copyLink: ({ id }) =>
      quietly(
        resend({ params: { staff: id } })
          .unwrap()
          .then(({ link }) => copy(link ?? '', t('staff.linkCopied'))),
      ),
    revoke: ({ id }) =>
      quietly(
        revoke({ params: { staff: id } })
          .unwrap()
          .then(() => say(t('staff.revoked'))),
      ),
    restore: ({ id }) => void attempt({ run: () => update({ params: { staff: id }, body: { active: true } }).unwrap() }),
    ...opening,
  }
}
