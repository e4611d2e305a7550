import { Building2, Plus } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useClientsQuery, useDeleteClientMutation } from '../../src/api/clients'
import type { ResellerCustomer } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { may } from '../../src/model'
import { selectUser, useAppSelector, useDocumentTitle } from '../../src/store'
import {
  Button,
  Card,
  ConfirmDialog,
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
import { clientColumns, STATES } from './clientColumns'
import { ExportButton } from './ExportButton'
import { useInvite } from './useInvite'
import { useSuspend } from './useSuspend'

const ClientDialog = lazyPart(() => import('./ClientDialog'))
const ViewDialog = lazyPart(() => import('./ViewDialog'))

type Opened = { kind: 'edit'; client: ResellerCustomer | null } | { kind: 'view' | 'delete'; client: ResellerCustomer } | null

/** The customers of a reseller: what they use, what they may, and a look at their pages (4.31). */
export function ClientsScreen() {
  const t = useMessages()
  const formats = useFormats()
  const mayManage = may('manage_resellers', useAppSelector(selectUser)?.roles ?? []) === 'all'
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState('')
  const [sort, setSort] = useState('company')
  const [opened, setOpened] = useState<Opened>(null)
  const [page, setPage] = useState(1)
  const filter = { search, sort, ...(status ? { status } : {}) }
  const { data, error, isFetching, refetch } = useClientsQuery({ query: { ...filter, page } })
  const suspend = useSuspend()
  const invite = useInvite()
  const [remove, { isLoading: isDeleting }] = useDeleteClientMutation()
  useDocumentTitle(t('clients.title'))
  const close = () => setOpened(null)
  const find = (words: string, state: string) => {
    setSearch(words)
    setStatus(state)
    setPage(1)
  }

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
  const empty = error ? (
    <FailedState onRetry={() => void refetch()} />
  ) : search || status ? (
    <NoMatches onClear={() => find('', '')} />
  ) : (
    <EmptyState icon={Building2} title={t('clients.empty')} description={t('clients.emptyHint')} />
  )

  return (
    <Screen>
      <PageHead title={t('clients.title')}>
        <ExportButton query={filter} disabled={data?.pagination.total === 0} />
        {mayManage && (
          <Button icon={Plus} variant="primary" onClick={() => setOpened({ kind: 'edit', client: null })}>
            {t('clients.add')}
          </Button>
        )}
      </PageHead>
      <FilterBar
        search={
          <SearchField
            label={t('clients.search')}
            hideLabel
            placeholder={t('clients.search')}
            value={search}
            onChange={(words) => find(words, status)}
          />
        }
      >
        <Select
          label={t('clients.state')}
          hideLabel
          placeholder={t('partner.general.all')}
          options={STATES.map((value) => ({ value, label: t(`clients.state.${value}`) }))}
          value={status}
          onChange={(state) => find(search, state)}
        />
      </FilterBar>
      <Card flush>
        <Table
          caption={t('clients.title')}
          columns={columns}
          rows={data?.items ?? []}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          cards
          loading={isFetching}
          empty={empty}
        />
      </Card>
      <Pagination page={page} pages={data?.pagination.pages ?? 1} onPage={setPage} />
      <Suspense>
        {opened?.kind === 'edit' && <ClientDialog client={opened.client} onClose={close} />}
        {opened?.kind === 'view' && <ViewDialog client={opened.client} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        open={opened?.kind === 'delete'}
        title={t('clients.deleteTitle', { name: opened?.client?.company ?? '' })}
        confirmLabel={t('partner.general.delete')}
        danger
        busy={isDeleting}
        typeToConfirm={opened?.client?.company}
        onClose={close}
        onConfirm={() => {
          if (opened?.kind === 'delete') void remove({ params: { client: opened.client.id } }).finally(close)
        }}
      >
        {t('clients.deleteText')}
      </ConfirmDialog>
    </Screen>
  )
}
