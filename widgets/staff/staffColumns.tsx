import { Copy, FolderInput, MailPlus, Pencil, RotateCcw, UserMinus, UserX } from '../../src/ui/icons'
import type { StaffMember } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { fullName, invitableRoles, type IsoDay, isRole, ROLES, staffState } from '../../src/model'
import { Badge, type Column, MenuGroup, MenuItem, MenuSeparator, NameCell, PersonName, RoleBadge, RowMenu } from '../../src/ui'
import type { StaffActions } from './useStaffActions'

interface ColumnOptions extends Wording {
  today: IsoDay
  actions: StaffActions
  mayInvite: boolean
  mayManage: boolean
  mayGive: boolean
  ownId: number | undefined
}

/** Name, role, state, work, last seen, and what can be done (SF-06). */
export function staffColumns(options: ColumnOptions): Column<StaffMember>[] {
  const { t, formats } = options
  return [
    {
      key: 'name',
      header: t('staff.name'),
      sortable: true,
      cell: (member) => (
        <NameCell detail={member.email}>
          <PersonName person={member} />
        </NameCell>
      ),
    },
    { key: 'role', header: t('staff.role'), sortable: true, cell: (member) => <RoleBadge role={roleOf(member)} /> },
    { key: 'state', header: t('staff.state'), cell: (member) => <State member={member} {...options} /> },
    {
      key: 'openTodos',
      header: t('staff.work'),
      sortable: true,
      cell: ({ openTodos, assignedWebsites }) => t('staff.workload', { todos: openTodos, websites: assignedWebsites }),
    },
    {
      key: 'lastSeenAt',
      header: t('staff.lastSeen'),
      sortable: true,
      cell: ({ lastSeenAt }) => (lastSeenAt ? formats.relative(lastSeenAt) : '–'),
    },
    {
      key: 'actions',
      header: t('staff.actions'),
      hideHeader: true,
      align: 'end',
      cell: (member) => <Actions member={member} {...options} />,
    },
  ]
}

export const roleOf = ({ role }: StaffMember) => (role && isRole(role) ? role : 'user')

interface CellProps extends ColumnOptions {
  member: StaffMember
}

const TONES = { active: 'success', absent: 'primary', pending: 'warning', removed: 'neutral' } as const

const State = ({ member, ...options }: CellProps) => (
  <Badge tone={TONES[staffState(member, options.today)]}>{stateText(member, options)}</Badge>
)

/** The state in words, with the day on which it ends. */
export function stateText(member: StaffMember, { t, formats, today }: Pick<ColumnOptions, 't' | 'formats' | 'today'>): string {
  const { absentUntil, invitedUntil } = member
  const day = (date: string | null | undefined) => (date ? formats.shortDate(date) : '–')
  switch (staffState(member, today)) {
    case 'pending':
      return t('staff.invited', { date: day(invitedUntil) })
    case 'absent':
      return t('staff.absent', { date: day(absentUntil) })
    case 'removed':
      return t('staff.removed')
    default:
      return t('staff.active')
  }
}

function Actions({ member, t, actions, mayInvite, mayManage, mayGive, ownId }: CellProps) {
  const handles = member.pending && mayInvite && (mayManage || invitableRoles(['manager']).some((role) => role === member.role))
  const takesWork = mayGive && member.active
  if (!mayManage && !handles && !takesWork) return null
  return (
    <RowMenu label={t('staff.actionsOf', { name: fullName(member) || member.email || '' })}>
      {handles && (
        <>
          <MenuItem changes icon={MailPlus} onSelect={() => actions.resend(member)}>
            {t('staff.resend')}
          </MenuItem>
          <MenuItem changes icon={Copy} description={t('staff.copyLink.description')} onSelect={() => actions.copyLink(member)}>
            {t('staff.copyLink')}
          </MenuItem>
          <MenuItem changes icon={UserX} tone="danger" onSelect={() => actions.revoke(member)}>
            {t('staff.revoke')}
          </MenuItem>
        </>
      )}
      {handles && mayManage && <MenuSeparator />}
      {mayManage && member.active && (
        <MenuItem changes icon={Pencil} onSelect={() => actions.edit(member)}>
          {t('staff.edit')}
        </MenuItem>
      )}
      {takesWork && (
        <MenuItem changes icon={FolderInput} onSelect={() => actions.give(member)}>
          {t('staff.give')}
        </MenuItem>
      )}
      {mayManage && (member.active || member.pending) && (
        <MenuGroup label={t('staff.role')}>
          {ROLES.map((role) => (
            <MenuItem
              changes
              key={role}
              checked={role === roleOf(member)}
              description={t(`role.${role}.description`)}
              onSelect={() => role !== roleOf(member) && actions.setRole(member, role)}
            >
              {t(`role.${role}`)}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
      {mayManage && member.active && member.id !== ownId && (
        <>
          <MenuSeparator />
          <MenuItem changes icon={UserMinus} tone="danger" onSelect={() => actions.remove(member)}>
            {t('staff.remove')}
          </MenuItem>
        </>
      )}
      {mayManage && !member.active && !member.pending && (
        <MenuItem changes icon={RotateCcw} onSelect={() => actions.restore(member)}>
          {t('staff.restore')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
