import { ListPlus, MailPlus, Plus } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useMailTransfersQuery } from '../../src/api/mailTransfer'
import type { MailTransfer } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { isTransferMoving, MAIL_TRANSFER_POLL_MS } from '../../src/model'
import { useDocumentTitle } from '../../src/store'
import { LoadFailure } from '../../src/parts/submit'
import { Button, Card, EmptyState, PageHead, Screen, Skeleton, Table } from '../../src/ui'
import { ListActions } from './ListActions'
import { transferColumns } from './transferColumns'
import { TransferDetails } from './TransferDetails'
import { TransferForm } from './TransferForm'
import { useReportEnds } from './useReportEnds'

const ManyForm = lazyPart(() => import('./many/ManyForm'))

/** What is shown: the list, the form (of a new transfer, or like an earlier one), that of many, or one transfer. */
type Shown = { kind: 'list' } | { kind: 'many' } | { kind: 'form'; like: MailTransfer | null } | { kind: 'transfer'; id: number }

/** Moves mailboxes from one mail server to another (4.35). */
export function MailTransferScreen() {
  const t = useMessages()
  const [shown, setShown] = useState<Shown>({ kind: 'list' })
  useDocumentTitle(t('mailTransfer.title'))
  const toList = () => setShown({ kind: 'list' })
  const create = () => setShown({ kind: 'form', like: null })
  const open = (id: number) => setShown({ kind: 'transfer', id })

  return (
    <Screen>
      <PageHead title={t('mailTransfer.title')}>
        {shown.kind === 'list' && (
          <>
            <Button icon={ListPlus} onClick={() => setShown({ kind: 'many' })}>
              {t('mailTransfer.many')}
            </Button>
            <Button icon={Plus} variant="primary" onClick={create}>
              {t('mailTransfer.new')}
            </Button>
          </>
        )}
      </PageHead>
      {shown.kind === 'list' && <TransferList onOpen={open} onCreate={create} />}
      {shown.kind === 'form' && <TransferForm like={shown.like} onClose={toList} onCreated={open} />}
      {shown.kind === 'many' && (
        <Suspense fallback={<Skeleton shape="block" height="320px" />}>
          <ManyForm onClose={toList} onCreated={toList} />
        </Suspense>
      )}
      {shown.kind === 'transfer' && (
        <TransferDetails key={shown.id} id={shown.id} onClose={toList} onRepeat={(like) => setShown({ kind: 'form', like })} />
      )}
    </Screen>
  )
}

const NONE: readonly MailTransfer[] = []

function TransferList({ onOpen, onCreate }: { onOpen: (id: number) => void; onCreate: () => void }) {
  const t = useMessages()
  const formats = useFormats()
  const [isMoving, setMoving] = useState(false)
  const { data, error, isFetching, refetch } = useMailTransfersQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isMoving ? MAIL_TRANSFER_POLL_MS : 0,
  })
  const isAnyMoving = data?.items.some(({ state }) => isTransferMoving(state)) ?? false
  if (isAnyMoving !== isMoving) setMoving(isAnyMoving)
  useReportEnds(data?.items ?? NONE)

  const empty = error ? (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  ) : (
    <EmptyState
      icon={MailPlus}
      title={t('mailTransfer.empty')}
      description={t('mailTransfer.empty.hint')}
      action={<Button onClick={onCreate}>{t('mailTransfer.new')}</Button>}
    />
  )
  return (
    <>
      {data && <ListActions transfers={data.items} />}
      <Card flush>
        <Table
          caption={t('mailTransfer.list')}
          columns={transferColumns({ t, formats, onOpen })}
          rows={data?.items ?? []}
          rowKey={({ id }) => id}
          cards
          loading={isFetching && !data}
          empty={empty}
        />
      </Card>
    </>
  )
}
