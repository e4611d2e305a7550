import { History, UserPlus } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useStaffQuery } from '../../src/api/staff'
import { api_partner_user_assign, type StaffMember } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { lazyPart, useIsland, useToday } from '../../src/islands'
import { invitableRoles, may, STAFF_STATES } from '../../src/model'
import { useListView } from '../../src/parts/listView'
import { selectUser, useAppSelector, useDocumentTitle, useLastPage } from '../../src/store'
import { Button, EmptyState, PageHead, Screen, StateList } from '../../src/ui'
import { ExportButton } from './ExportButton'
import { ResendButton } from './ResendButton'
import { RolesButton } from './RolesButton'
import styles from './staff.module.css'
import { staffColumns } from './staffColumns'
import { HERE, SORTS, USUAL_SORT } from './staffQueries'
import { useStaffActions } from './useStaffActions'

const InviteDialog = lazyPart(() => import('./InviteDialog'))
const EditDialog = lazyPart(() => import('./EditDialog'))
const AssignDialog = lazyPart(() => import('./AssignDialog'))
const RemoveDialog = lazyPart(() => import('./RemoveDialog'))
const ActivityDialog = lazyPart(() => import('./ActivityDialog'))

type Opened = { kind: 'invite' } | { kind: 'activity' } | { kind: 'edit' | 'give' | 'remove'; member: StaffMember } | null

/** Who works here, who is invited, who left; roles, invitations, handover (4.28). */
export function StaffScreen() {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const { router } = useIsland()
  const user = useAppSelector(selectUser)
  const roles = user?.roles ?? []
  const filter = useListView(SORTS, USUAL_SORT)
  const [opened, setOpened] = useState<Opened>(null)
  const state = STAFF_STATES.find((one) => one === filter.state)
  const { typed, search, sort, page } = filter
  const query = { search: typed, sort, ...(state ? { state } : HERE) }
  const answer = useStaffQuery({ query: { ...query, search, page } })
  useLastPage(page, filter.isSettled ? answer.currentData?.pagination.pages : undefined)
  const actions = useStaffActions({
    edit: (member) => setOpened({ kind: 'edit', member }),
    give: (member) => setOpened({ kind: 'give', member }),
    remove: (member) => setOpened({ kind: 'remove', member }),
  })
  useDocumentTitle(t('staff.title'))

  const mayInvite = invitableRoles(roles).length > 0
  const mayManage = may('manage_staff', roles) === 'all'
  const mayGive = may('assign_website', roles) === 'all' && router.has(api_partner_user_assign.name)
  const columns = staffColumns({ t, formats, today, actions, mayInvite, mayManage, mayGive, ownId: user?.id })
  const close = () => setOpened(null)

  return (
    <Screen>
      <PageHead
        title={t('staff.title')}
        beside={
          <>
            {answer.data && <span className={styles.count}>{t('staff.count', { count: answer.data.pagination.total })}</span>}
            <RolesButton />
          </>
        }
      >
        {may('see_activity_log', roles) !== 'none' && (
          <Button icon={History} onClick={() => setOpened({ kind: 'activity' })}>
            {t('staff.activity')}
          </Button>
        )}
        {may('export_data', roles) !== 'none' && <ExportButton query={query} />}
        {mayManage && <ResendButton />}
        {mayInvite && (
          <Button icon={UserPlus} variant="primary" onClick={() => setOpened({ kind: 'invite' })}>
            {t('staff.invite')}
          </Button>
        )}
      </PageHead>
      <StateList
        filter={filter}
        searchLabel={t('staff.search')}
        stateLabel={t('staff.state')}
        states={STAFF_STATES.map((value) => ({ value, label: t(`staff.filter.${value}`) }))}
        caption={t('staff.title')}
        columns={columns}
        answer={answer}
        empty={<EmptyState title={t('staff.empty')} />}
      />
      <Suspense>
        {opened?.kind === 'invite' && <InviteDialog roles={invitableRoles(roles)} onClose={close} />}
        {opened?.kind === 'edit' && <EditDialog member={opened.member} onClose={close} />}
        {opened?.kind === 'give' && <AssignDialog member={opened.member} onClose={close} />}
        {opened?.kind === 'remove' && <RemoveDialog member={opened.member} onClose={close} />}
        {opened?.kind === 'activity' && <ActivityDialog onClose={close} />}
      </Suspense>
    </Screen>
  )
}
