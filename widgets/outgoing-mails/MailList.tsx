import { Send } from '../../src/ui/icons'
import { useState } from 'react'
import { useOutgoingMailsQuery, useResendMailMutation } from '../../src/api/mail'
import type { OutgoingMail } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useDebounced } from '../../src/islands'
import { OUTGOING_MAIL_STATES, type OutgoingMailState, SEARCH_DEBOUNCE_MS } from '../../src/model'
import { showToast, useAppDispatch } from '../../src/store'
import { LoadFailure } from '../../src/parts/submit'
import { Card, EmptyState, FilterBar, NoMatches, Pagination, SearchField, Select, Stack, Table } from '../../src/ui'
import { mailColumns } from './mailColumns'

/** Mails by the newest, with what the mail server said of them. */
export function MailList() {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<OutgoingMailState | ''>('')
  const [page, setPage] = useState(1)
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)
  const query = { page, ...(search && { search }), ...(state && { state }) }
  const { data, error, isFetching, refetch } = useOutgoingMailsQuery({ query }, { refetchOnMountOrArgChange: true })
  const [resend, resending] = useResendMailMutation()

  const clear = () => {
    setTyped('')
    setState('')
    setPage(1)
  }
  const onResend = async ({ id }: OutgoingMail) => {
    const result = await resend({ params: { mail: id } })
    if (!('error' in result)) dispatch(showToast({ kind: 'success', key: t('outgoingMails.resend.done') }))
  }
  const nothing =
    search || state ? (
      <NoMatches onClear={clear} />
    ) : (
      <EmptyState icon={Send} title={t('outgoingMails.empty')} description={t('outgoingMails.empty.hint')} />
    )
  return (
    <Stack>
      <FilterBar
        search={
          <SearchField
            label={t('outgoingMails.search')}
            value={typed}
            onChange={(words) => {
              setTyped(words)
              setPage(1)
            }}
          />
        }
      >
        <Select
          label={t('outgoingMails.state')}
          hideLabel
          placeholder={t('outgoingMails.state.all')}
          options={OUTGOING_MAIL_STATES.map((value) => ({ value, label: t(`outgoingMails.state.${value}`) }))}
          value={state}
          onChange={(value) => {
            setState(OUTGOING_MAIL_STATES.find((one) => one === value) ?? '')
            setPage(1)
          }}
        />
      </FilterBar>
      <Card flush>
        <Table
          caption={t('outgoingMails.tab.mails')}
          columns={mailColumns({ t, formats, onResend: (mail) => void onResend(mail), isBusy: resending.isLoading })}
          rows={error ? [] : (data?.items ?? [])}
          rowKey={({ id }) => id}
          cards
          loading={isFetching && !data}
          empty={error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : nothing}
        />
      </Card>
      <Pagination page={page} pages={data?.pagination.pages ?? 1} onPage={setPage} />
    </Stack>
  )
}
