import { Send } from '../../src/ui/icons'
import { useOutgoingMailsQuery, useResendMailMutation } from '../../src/api/mail'
import type { OutgoingMail } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { OUTGOING_MAIL_STATES } from '../../src/model'
import { showToast, useAppDispatch, useLastPage } from '../../src/store'
import { useListView } from '../../src/parts/listView'
import { LoadFailure } from '../../src/parts/submit'
import { Card, EmptyState, FilterBar, NoMatches, Pagination, SearchField, Select, Stack, Table } from '../../src/ui'
import { mailColumns } from './mailColumns'

/** Mails by the newest, with what the mail server said of them. */
export function MailList() {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { typed, search, isSettled, page, onSearch, onState, onPage, onClear, ...view } = useListView()
  const state = OUTGOING_MAIL_STATES.find((one) => one === view.state)
  const query = { page, ...(search && { search }), ...(state && { state }) }
  const { data, currentData, error, isFetching, refetch } = useOutgoingMailsQuery({ query }, { refetchOnMountOrArgChange: true })
  const [resend, resending] = useResendMailMutation()
  const mayHaveRows = useLastPage(page, isSettled ? currentData?.pagination.pages : undefined)

  const onResend = async ({ id }: OutgoingMail) => {
    const result = await resend({ params: { mail: id } })
    if (!('error' in result)) dispatch(showToast({ kind: 'success', key: t('outgoingMails.resend.done') }))
  }
  const rows = error ? [] : (data?.items ?? [])
  const nothing =
    search || state ? (
      <NoMatches onClear={onClear} />
    ) : (
      <EmptyState icon={Send} title={t('outgoingMails.empty')} description={t('outgoingMails.empty.hint')} />
    )
  return (
    <Stack>
      <FilterBar search={<SearchField label={t('outgoingMails.search')} value={typed} onChange={onSearch} />}>
        <Select
          label={t('outgoingMails.state')}
          hideLabel
          placeholder={t('outgoingMails.state.all')}
          options={OUTGOING_MAIL_STATES.map((value) => ({ value, label: t(`outgoingMails.state.${value}`) }))}
          value={state ?? ''}
          onChange={onState}
        />
      </FilterBar>
      <Card flush>
        <Table
          caption={t('outgoingMails.tab.mails')}
          columns={mailColumns({ t, formats, onResend: (mail) => void onResend(mail), isBusy: resending.isLoading })}
          rows={rows}
          rowKey={({ id }) => id}
          cards
          loading={rows.length === 0 && (error ? isFetching && !data : mayHaveRows)}
          empty={error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : nothing}
        />
      </Card>
      <Pagination page={page} pages={data?.pagination.pages ?? 1} onPage={onPage} />
    </Stack>
  )
}
