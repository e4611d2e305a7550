import { MailX } from '../../src/ui/icons'
import { useState } from 'react'
import { useSuppressedAddressesQuery } from '../../src/api/mail'
import type { SuppressedAddress } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useDebounced } from '../../src/islands'
import { SEARCH_DEBOUNCE_MS } from '../../src/model'
import { LoadFailure } from '../../src/parts/submit'
import { Card, EmptyState, FilterBar, NoMatches, Pagination, SearchField, Stack, Table } from '../../src/ui'
import { addressColumns } from './addressColumns'
import { RemoveDialog } from './RemoveDialog'

/** Addresses that get no mail, or no reminders, and why. */
export function AddressList() {
  const t = useMessages()
  const formats = useFormats()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const [removed, setRemoved] = useState<SuppressedAddress | null>(null)
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  const { data, error, isFetching, refetch } = useSuppressedAddressesQuery(
    { query: { page, ...(search && { search }) } },
    { refetchOnMountOrArgChange: true },
  )
  const pages = data?.pagination.pages ?? 1
  // The last address of the last page may be taken off.
  if (data && page > pages) setPage(pages)
  const nothing = search ? (
    <NoMatches onClear={() => setTyped('')} />
  ) : (
    <EmptyState icon={MailX} title={t('outgoingMails.addresses.empty')} description={t('outgoingMails.addresses.hint')} />
  )
  return (
    <Stack>
      <FilterBar
        search={
          <SearchField
            label={t('outgoingMails.search.addresses')}
            value={typed}
            onChange={(words) => {
              setTyped(words)
              setPage(1)
            }}
          />
        }
      />
      <Card flush>
        <Table
          caption={t('outgoingMails.tab.addresses')}
          columns={addressColumns({ t, formats, onRemove: setRemoved })}
          rows={error ? [] : (data?.items ?? [])}
          rowKey={({ email, reason }) => `${reason} ${email}`}
          cards
          loading={isFetching && !data}
          empty={error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : nothing}
        />
      </Card>
      <Pagination page={page} pages={pages} onPage={setPage} />
      <RemoveDialog address={removed} onClose={() => setRemoved(null)} />
    </Stack>
  )
}
