import { useState } from 'react'
import { useCopySharedMutation, useRegenerateShareCodeMutation, useShareCodeQuery } from '../../../src/api/cmsCollections'
import { useMessages } from '../../../src/i18n'
import { LoadFailure, Refusal, useSubmit } from '../../../src/parts/submit'
import { showToast, useAppDispatch, useAttempt, useCopy } from '../../../src/store'
import { Button, ConfirmDialog, FormDialog, Hint, Skeleton, TextField } from '../../../src/ui'
import { Copy, KeyRound, RefreshCw } from '../../../src/ui/icons'
import styles from '../shared/collections.module.css'

interface Props {
  websiteId: number
  onExited: () => void
}

/** The code by which colleagues copy the content of this website, and where the code of another one is entered. */
export default function ShareDialog({ websiteId, onExited }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [code, setCode] = useState('')
  const { error, forget, run } = useSubmit()
  const [copyShared] = useCopySharedMutation()
  // Also of what no address can hold, and so no code is.
  const isUnknown = error?.status === 404 || error?.type === 'notFound'

  const submit = () =>
    run(async () => {
      await copyShared({ params: { website: websiteId, code: code.trim() } }).unwrap()
      dispatch(showToast({ kind: 'success', key: t('collections.share.taken') }))
    })
  return (
    <FormDialog
      title={t('collections.share')}
      icon={KeyRound}
      size="sm"
      danger
      submitLabel={t('collections.share.take')}
      cancelLabel={t('partner.general.close')}
      disabled={!code.trim()}
      onSubmit={submit}
      onExited={onExited}
    >
      <OwnCode websiteId={websiteId} />
      <TextField
        label={t('collections.share.other')}
        description={t('collections.share.other.hint')}
        autoComplete="off"
        value={code}
        error={isUnknown && t('collections.share.unknown')}
        onChange={(text) => {
          setCode(text)
          forget()
        }}
      />
      {!isUnknown && <Refusal error={error} />}
    </FormDialog>
  )
}

function OwnCode({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const copy = useCopy()
  const attempt = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useShareCodeQuery({ params: { website: websiteId } })
  const [regenerate] = useRegenerateShareCodeMutation()
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" height="72px" />
  return (
    <>
      <Hint>{t('collections.share.hint')}</Hint>
      <div className={styles.row}>
        <code className={styles.code}>{data.code}</code>
        <Button size="sm" icon={Copy} onClick={() => void copy(data.code)}>
          {t('partner.general.copy')}
        </Button>
        <Button size="sm" icon={RefreshCw} onClick={() => setAsking(true)}>
          {t('collections.share.renew')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('collections.share.renew')}
        confirmLabel={t('collections.share.renew')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void attempt({ run: () => regenerate({ params: { website: websiteId } }).unwrap(), done: t('collections.share.renewed') })
        }}
      >
        {t('collections.share.renew.text')}
      </ConfirmDialog>
    </>
  )
}
