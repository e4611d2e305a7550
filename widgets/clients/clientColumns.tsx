import { Eye, MailPlus, Pause, Pencil, Play, Trash2 } from '../../src/ui/icons'
import type { ResellerCustomer } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { Badge, type BadgeTone, type Column, MenuItem, MenuSeparator, NameCell, RowMenu } from '../../src/ui'
import { ClientLink } from './ClientLink'
import { Usage } from './shared/Usage'
import { isWaiting } from './useInvite'

export const CLIENT_STATES = ['prospect', 'invited', 'active', 'suspended'] as const
export const STATE_TONES: Readonly<Record<ResellerCustomer['status'], BadgeTone>> = {
  prospect: 'neutral',
  invited: 'warning',
  active: 'success',
  suspended: 'error',
}

interface ColumnOptions extends Wording {
  mayManage: boolean
  onEdit: (client: ResellerCustomer) => void
  onView: (client: ResellerCustomer) => void
  onDelete: (client: ResellerCustomer) => void
  onSuspend: (client: ResellerCustomer) => void
  onInvite: (client: ResellerCustomer) => void
}

/** Company, state, what is used of the limits, since when, and what can be done. */
export function clientColumns(options: ColumnOptions): Column<ResellerCustomer>[] {
  const { t, formats, mayManage } = options
  const columns: Column<ResellerCustomer>[] = [
    {
      key: 'company',
      header: t('clients.company'),
      sortable: true,
      cell: ({ id, company, email, number }) => (
        <NameCell detail={[number, email].filter(Boolean).join(' · ')}>
          <ClientLink client={{ id, company }} />
        </NameCell>
      ),
    },
    {
      key: 'status',
      header: t('clients.state'),
      sortable: true,
      cell: ({ status }) => <Badge tone={STATE_TONES[status]}>{t(`clients.state.${status}`)}</Badge>,
    },
    {
      key: 'websiteCount',
      header: t('clients.websites'),
      sortable: true,
      cell: (client) => <Usage client={client} name="websites" />,
    },
    { key: 'domains', header: t('clients.domains'), cell: (client) => <Usage client={client} name="domains" /> },
    { key: 'staff', header: t('clients.staff'), cell: (client) => <Usage client={client} name="staff" /> },
    {
      key: 'createdAt',
      header: t('clients.since'),
      sortable: true,
      cell: ({ createdAt }) => (createdAt ? formats.shortDate(createdAt) : '–'),
    },
  ]
  if (!mayManage) return columns
  return [
    ...columns,
    {
      key: 'actions',
      header: t('clients.actions'),
      hideHeader: true,
      align: 'end',
      cell: (client) => <Actions client={client} {...options} />,
    },
  ]
}

function Actions({ client, t, onEdit, onView, onDelete, onSuspend, onInvite }: ColumnOptions & { client: ResellerCustomer }) {
  const isSuspended = client.status === 'suspended'
  return (
    <RowMenu label={t('clients.actionsOf', { name: client.company })}>
      <MenuItem icon={Eye} onSelect={() => onView(client)}>
        {t('clients.view')}
      </MenuItem>
      {isWaiting(client) && (
        <MenuItem icon={MailPlus} onSelect={() => onInvite(client)}>
          {t('clients.sendInvitation')}
        </MenuItem>
      )}
      <MenuItem icon={Pencil} onSelect={() => onEdit(client)}>
        {t('partner.general.edit')}
      </MenuItem>
      <MenuItem icon={isSuspended ? Play : Pause} onSelect={() => onSuspend(client)}>
        {t(isSuspended ? 'clients.reactivate' : 'clients.suspend')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={Trash2}
        tone="danger"
        disabled={(client.counts['websites'] ?? 0) + (client.counts['domains'] ?? 0) > 0}
        onSelect={() => onDelete(client)}
      >
        {t('partner.general.delete')}
      </MenuItem>
    </RowMenu>
  )
}
