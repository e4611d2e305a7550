import { History, MailPlus, UserPlus } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useResendAllInvitationsMutation, useStaffQuery } from '../../src/api/staff'
import type { StaffMember } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { lazyPart, useToday } from '../../src/islands'
import { invitableRoles, may, STAFF_STATES, type StaffState } from '../../src/model'
import { selectUser, showToast, useAppDispatch, useAppSelector, useDocumentTitle } from '../../src/store'
import {
  Button,
  Card,
  EmptyState,
  FailedState,
  FilterBar,
  NoMatches,
  PageHead,
  Pagination,
  Screen,
  SearchField,
  Select,
  Table,
} from '../../src/ui'
import { ExportButton } from './ExportButton'
import { RolesButton } from './RolesButton'
import styles from './staff.module.css'
import { staffColumns } from './staffColumns'
import { useStaffActions } from './useStaffActions'

const InviteDialog = lazyPart(() => import('./InviteDialog'))
const RemoveDialog = lazyPart(() => import('./RemoveDialog'))
const ActivityDialog = lazyPart(() => import('./ActivityDialog'))

type Opened = { kind: 'invite' } | { kind: 'activity' } | { kind: 'remove'; member: StaffMember } | null

/** Who works here, who is invited, who left; roles, invitations, handover (4.28). */
export function StaffScreen() {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const today = useToday()
  const user = useAppSelector(selectUser)
  const roles = user?.roles ?? []
  const [search, setSearch] = useState('')
  const [state, setState] = useState<StaffState | ''>('')
  const [sort, setSort] = useState('name')
  const [pageNumber, setPage] = useState(1)
  const [opened, setOpened] = useState<Opened>(null)
  const filter = { search, sort, ...(state ? { state } : {}) }
  const { data, error, isFetching, refetch } = useStaffQuery({ query: { ...filter, page: pageNumber } })
  const [resendAll, { isLoading: isResending }] = useResendAllInvitationsMutation()
  const actions = useStaffActions({ onRemove: (member) => setOpened({ kind: 'remove', member }) })
  useDocumentTitle(t('staff.title'))

  const members = data?.items ?? []
  const mayInvite = invitableRoles(roles).length > 0
  const mayManage = may('manage_staff', roles) === 'all'
  // Those who are invited may stand on another page, or be filtered away.
  const { data: invited } = useStaffQuery({ query: { state: 'pending', limit: 1 } }, { skip: !mayManage })
  const pending = invited?.pagination.total ?? 0
  const columns = staffColumns({ t, formats, today, actions, mayInvite, mayManage, ownId: user?.id })
  const close = () => setOpened(null)
  const find = (words: string, next: StaffState | '') => {
    setSearch(words)
    setState(next)
    setPage(1)
  }

  const sendAgain = async () => {
    const { items } = await resendAll().unwrap()
    dispatch(showToast({ kind: 'success', key: t('staff.resentAll', { count: items.length }) }))
  }
  const empty = error ? (
    <FailedState onRetry={() => void refetch()} />
  ) : search || state ? (
    <NoMatches onClear={() => find('', '')} />
  ) : (
    <EmptyState title={t('staff.empty')} />
  )

  return (
    <Screen>
      <PageHead
        title={t('staff.title')}
        beside={
          <>
            {data && <span className={styles.count}>{t('staff.count', { count: data.pagination.total })}</span>}
            <RolesButton />
          </>
        }
      >
        {may('see_activity_log', roles) !== 'none' && (
          <Button icon={History} onClick={() => setOpened({ kind: 'activity' })}>
            {t('staff.activity')}
          </Button>
        )}
        {may('export_data', roles) !== 'none' && <ExportButton query={filter} />}
        {mayManage && pending > 0 && (
          <Button icon={MailPlus} busy={isResending} onClick={() => void sendAgain()}>
            {t('staff.resendAll')}
          </Button>
        )}
        {mayInvite && (
          <Button icon={UserPlus} variant="primary" onClick={() => setOpened({ kind: 'invite' })}>
            {t('staff.invite')}
          </Button>
        )}
      </PageHead>
      <FilterBar
        search={
          <SearchField
            label={t('staff.search')}
            hideLabel
            placeholder={t('staff.search')}
            value={search}
            onChange={(words) => find(words, state)}
          />
        }
      >
        <Select
          label={t('staff.state')}
          hideLabel
          placeholder={t('partner.general.all')}
          options={STAFF_STATES.map((value) => ({ value, label: t(`staff.filter.${value}`) }))}
          value={state}
          onChange={(value) => find(search, STAFF_STATES.find((one) => one === value) ?? '')}
        />
      </FilterBar>
      <Card flush>
        <Table
          caption={t('staff.title')}
          columns={columns}
          rows={members}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          cards
          loading={isFetching}
          empty={empty}
        />
      </Card>
      <Pagination page={pageNumber} pages={data?.pagination.pages ?? 1} onPage={setPage} />
      <Suspense>
        {opened?.kind === 'invite' && <InviteDialog roles={invitableRoles(roles)} onClose={close} />}
        {opened?.kind === 'remove' && <RemoveDialog member={opened.member} onClose={close} />}
        {opened?.kind === 'activity' && <ActivityDialog onClose={close} />}
      </Suspense>
    </Screen>
  )
}
