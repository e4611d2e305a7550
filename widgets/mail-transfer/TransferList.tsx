import { useState } from 'react'
import { useMailTransfersQuery } from '../../src/api/mailTransfer'
import type { MailTransfer } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { isTransferMoving, MAIL_TRANSFER_POLL_MS } from '../../src/model'
import { useListView } from '../../src/parts/listView'
import { LoadFailure } from '../../src/parts/submit'
import { useLastPage } from '../../src/store'
import { Button, Card, EmptyState, FilterBar, NoMatches, Pagination, SearchField, Stack, Table } from '../../src/ui'
import { MailPlus } from '../../src/ui/icons'
import { ListActions } from './ListActions'
import { transferColumns } from './transferColumns'
import { useReportEnds } from './useReportEnds'

const NONE: readonly MailTransfer[] = []

/** The transfers by page, newest first, with what can be done with all that are shown. */
export function TransferList({ onOpen, onCreate }: { onOpen: (id: number) => void; onCreate: () => void }) {
  const t = useMessages()
  const formats = useFormats()
  const [isMoving, setMoving] = useState(false)
  const { typed, search, isSettled, page, onSearch, onPage, onClear } = useListView()
  const { data, currentData, error, isFetching, refetch } = useMailTransfersQuery(
    { query: { page, ...(search && { search }) } },
    { refetchOnMountOrArgChange: true, pollingInterval: isMoving ? MAIL_TRANSFER_POLL_MS : 0 },
  )
  const mayHaveRows = useLastPage(page, isSettled ? currentData?.pagination.pages : undefined)
  const rows = data?.items ?? NONE
  const isAnyMoving = rows.some(({ state }) => isTransferMoving(state))
  if (isAnyMoving !== isMoving) setMoving(isAnyMoving)
  useReportEnds(rows)

  function nothing() {
    if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
    if (search) return <NoMatches onClear={onClear} />
    const start = <Button onClick={onCreate}>{t('mailTransfer.new')}</Button>
    return <EmptyState icon={MailPlus} title={t('mailTransfer.empty')} description={t('mailTransfer.empty.hint')} action={start} />
  }
  return (
    <Stack>
      <FilterBar search={<SearchField label={t('partner.general.search')} value={typed} onChange={onSearch} />}>
        {data && <ListActions transfers={rows} />}
      </FilterBar>
      <Card flush>
        <Table
          caption={t('mailTransfer.list')}
          columns={transferColumns({ t, formats, onOpen })}
          rows={rows}
          rowKey={({ id }) => id}
          cards
          loading={rows.length === 0 && (error ? isFetching && !data : mayHaveRows)}
          empty={nothing()}
        />
      </Card>
      <Pagination page={page} pages={data?.pagination.pages ?? 1} onPage={onPage} />
    </Stack>
  )
}
