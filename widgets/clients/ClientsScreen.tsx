import { Building2, Plus } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useClientsQuery } from '../../src/api/clients'
import type { ResellerCustomer } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { may } from '../../src/model'
import { useListView } from '../../src/parts/listView'
import { selectUser, useAppSelector, useDocumentTitle, useLastPage } from '../../src/store'
import { Button, EmptyState, PageHead, Screen, StateList } from '../../src/ui'
import { clientColumns, CLIENT_STATES } from './clientColumns'
import { DeleteDialog } from './DeleteDialog'
import { ExportButton } from './ExportButton'
import { useInvite } from './useInvite'
import { useSuspend } from './useSuspend'

const ClientDialog = lazyPart(() => import('./ClientDialog'))
const ViewDialog = lazyPart(() => import('./ViewDialog'))

const SORTS = ['company', 'status', 'websiteCount', 'createdAt'] as const

type Opened = { kind: 'edit'; client: ResellerCustomer | null } | { kind: 'view' | 'delete'; client: ResellerCustomer } | null

/** The customers of a reseller: what they use, what they may, and a look at their pages (4.31). */
export function ClientsScreen() {
  const t = useMessages()
  const formats = useFormats()
  const mayManage = may('manage_resellers', useAppSelector(selectUser)?.roles ?? []) === 'all'
  const filter = useListView(SORTS, 'company')
  const [opened, setOpened] = useState<Opened>(null)
  const { typed, search, sort, page } = filter
  const query = { search: typed, sort, ...(filter.state ? { status: filter.state } : {}) }
  const answer = useClientsQuery({ query: { ...query, search, page } })
  useLastPage(page, filter.isSettled ? answer.currentData?.pagination.pages : undefined)
  const suspend = useSuspend()
  const invite = useInvite()
  useDocumentTitle(t('clients.title'))
  const close = () => setOpened(null)

  const columns = clientColumns({
    t,
    formats,
    mayManage,
    onEdit: (client) => setOpened({ kind: 'edit', client }),
    onView: (client) => setOpened({ kind: 'view', client }),
    onDelete: (client) => setOpened({ kind: 'delete', client }),
    onSuspend: suspend,
    onInvite: invite,
  })

  return (
    <Screen>
      <PageHead title={t('clients.title')}>
        <ExportButton query={query} disabled={answer.data?.pagination.total === 0} />
        {mayManage && (
          <Button icon={Plus} variant="primary" onClick={() => setOpened({ kind: 'edit', client: null })}>
            {t('clients.add')}
          </Button>
        )}
      </PageHead>
      <StateList
        filter={filter}
        searchLabel={t('clients.search')}
        stateLabel={t('clients.state')}
        states={CLIENT_STATES.map((value) => ({ value, label: t(`clients.state.${value}`) }))}
        caption={t('clients.title')}
        columns={columns}
        answer={answer}
        empty={<EmptyState icon={Building2} title={t('clients.empty')} description={t('clients.emptyHint')} />}
      />
      <Suspense>
        {opened?.kind === 'edit' && <ClientDialog client={opened.client} onClose={close} />}
        {opened?.kind === 'view' && <ViewDialog client={opened.client} onClose={close} />}
      </Suspense>
      <DeleteDialog client={opened?.kind === 'delete' ? opened.client : null} onClose={close} />
    </Screen>
  )
}
