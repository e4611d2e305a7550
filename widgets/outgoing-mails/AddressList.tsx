import { MailX } from '../../src/ui/icons'
import { useState } from 'react'
import { useSuppressedAddressesQuery } from '../../src/api/mail'
import type { SuppressedAddress } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useListView } from '../../src/parts/listView'
import { LoadFailure } from '../../src/parts/submit'
import { useLastPage } from '../../src/store'
import { Card, EmptyState, FilterBar, NoMatches, Pagination, SearchField, Stack, Table } from '../../src/ui'
import { addressColumns } from './addressColumns'
import { RemoveDialog } from './RemoveDialog'

/** Addresses that get no mail, or no reminders, and why. */
export function AddressList() {
  const t = useMessages()
  const formats = useFormats()
  const { typed, search, isSettled, page, onSearch, onPage, onClear } = useListView()
  const [removed, setRemoved] = useState<SuppressedAddress | null>(null)
  const { data, currentData, error, isFetching, refetch } = useSuppressedAddressesQuery(
    { query: { page, ...(search && { search }) } },
    { refetchOnMountOrArgChange: true },
  )
  const mayHaveRows = useLastPage(page, isSettled ? currentData?.pagination.pages : undefined)
  const rows = error ? [] : (data?.items ?? [])
  const nothing = search ? (
    <NoMatches onClear={onClear} />
  ) : (
    <EmptyState icon={MailX} title={t('outgoingMails.addresses.empty')} description={t('outgoingMails.addresses.hint')} />
  )
  return (
    <Stack>
      <FilterBar search={<SearchField label={t('outgoingMails.search.addresses')} value={typed} onChange={onSearch} />} />
      <Card flush>
        <Table
          caption={t('outgoingMails.tab.addresses')}
          columns={addressColumns({ t, formats, onRemove: setRemoved })}
          rows={rows}
          rowKey={({ email, reason }) => `${reason} ${email}`}
          cards
          loading={rows.length === 0 && (error ? isFetching && !data : mayHaveRows)}
          empty={error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : nothing}
        />
      </Card>
      <Pagination page={page} pages={data?.pagination.pages ?? 1} onPage={onPage} />
      <RemoveDialog address={removed} onClose={() => setRemoved(null)} />
    </Stack>
  )
}
