import { ArrowLeft } from '../../src/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { useMailTransferQuery } from '../../src/api/mailTransfer'
import type { MailTransfer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { isFocusFree, useIsland } from '../../src/islands'
import { isTransferMoving, MAIL_TRANSFER_POLL_MS } from '../../src/model'
import { LoadFailure } from '../../src/parts/submit'
import { Button, Card, Ends, Hint, ProgressBar, Skeleton, Stack, useAnnounce } from '../../src/ui'
import { FolderTable } from './FolderTable'
import styles from './shared/mailTransfer.module.css'
import { Report } from './Report'
import { StateLabel } from './StateLabel'
import { progressOf, totalsOf } from './totals'
import { TransferStart } from './TransferStart'
import { TransferSteps } from './TransferSteps'

interface Props {
  id: number
  onClose: () => void
  onRepeat: (like: MailTransfer) => void
}

/** One mailbox on its way: the dry run, the start, the progress, the report. */
export function TransferDetails({ id, onClose, onRepeat }: Props) {
  const t = useMessages()
  const announce = useAnnounce()
  const { root } = useIsland()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isMoving, setMoving] = useState(true)
  const { data, error, isFetching, refetch } = useMailTransferQuery(
    { params: { transfer: id } },
    { refetchOnMountOrArgChange: true, pollingInterval: isMoving ? MAIL_TRANSFER_POLL_MS : 0 },
  )
  const state = data?.state
  const isMovingNow = state === undefined || isTransferMoving(state)
  if (isMovingNow !== isMoving) setMoving(isMovingNow)
  useEffect(() => {
    if (state) announce(t(`mailTransfer.state.${state}`))
  }, [state, announce, t])
  // What was pressed is gone: the list, or the form.
  const isHere = data !== undefined
  useEffect(() => {
    if (isHere) heading.current?.focus()
  }, [isHere])

  // So are the buttons of a state that is over.
  useEffect(() => {
    if (state && isFocusFree(root)) heading.current?.focus({ preventScroll: true })
  }, [state, root])

  const back = (
    <Button variant="ghost" icon={ArrowLeft} onClick={onClose}>
      {t('mailTransfer.back')}
    </Button>
  )
  if (!data) {
    return (
      <>
        <div className={styles.back}>{back}</div>
        {error && !isFetching ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Skeleton shape="block" height="240px" />}
      </>
    )
  }
  const { source, target, folders } = data
  const { messages, copied, skipped, failed } = totalsOf(folders)
  return (
    <>
      <div className={styles.back}>{back}</div>
      <Card>
        <Stack>
          <Ends gap={3}>
            <h2 ref={heading} tabIndex={-1} className={styles.between}>
              <bdi>{source.username}</bdi> ({source.host}) → <bdi>{target.username}</bdi> ({target.host})
            </h2>
            <StateLabel transfer={data} />
          </Ends>
          {data.state === 'checking' && (
            <>
              <p>{t('mailTransfer.checking', { folders: folders.length })}</p>
              <ProgressBar label={t('mailTransfer.state.checking')} />
            </>
          )}
          {data.startedAt && data.state !== 'cancelled' && (
            <>
              <ProgressBar label={t('mailTransfer.progress')} value={progressOf(folders)} />
              <p>{t('mailTransfer.progress.text', { done: copied + skipped + failed, messages, copied, skipped, failed })}</p>
            </>
          )}
          {data.problem && <Problem problem={data.problem} isWaiting={data.state !== 'paused'} />}
          <TransferSteps transfer={data} />
        </Stack>
      </Card>
      {data.state === 'ready' ? <TransferStart transfer={data} /> : folders.length > 0 && <FolderTable transfer={data} />}
      {(data.state === 'done' || data.state === 'cancelled') && <Report transfer={data} onRepeat={() => onRepeat(data)} />}
    </>
  )
}

function Problem({ problem: { kind, side, text }, isWaiting }: { problem: NonNullable<MailTransfer['problem']>; isWaiting: boolean }) {
  const t = useMessages()
  return (
    <div role="alert" className={styles.problem}>
      <p>
        {side && <b>{t(`mailTransfer.${side}`)}: </b>}
        {t(`mailTransfer.problem.${kind}`)}
        {isWaiting && ` ${t('mailTransfer.retrying')}`}
      </p>
      {text && <Hint>{text}</Hint>}
    </div>
  )
}
