import { IdCard } from '../../../src/ui/icons'
import { useState } from 'react'
import { useOwnerDataQuery, useSaveOwnerDataMutation } from '../../../src/api/domains'
import type { OwnerData } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { LoadFailure, Refusal, useSubmit } from '../../../src/parts/submit'
import { useAttempt } from '../../../src/store'
import { Button, Dialog, FormDialog, Skeleton, Stack } from '../../../src/ui'
import { useRights } from '../shared/useRights'
import styles from './dialogs.module.css'
import { OwnerDifference } from './OwnerDifference'
import { OwnerFields, useOwnerDraft } from './OwnerFields'
import { OwnerWaiting } from './OwnerWaiting'

interface Props {
  readonly websiteId: number
  readonly onExited: () => void
}

/** The owner of the website's domains. */
export default function OwnerDialog({ websiteId, onExited }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const { data, error, isFetching, refetch } = useOwnerDataQuery(websiteId, { refetchOnMountOrArgChange: true })
  const close = () => setOpen(false)
  const [isShown, setShown] = useState(false)
  if (data && !isFetching && !isShown) setShown(true)
  // What is being typed stays while the owner is asked for again, as after a refusal.
  if (data && isShown) return <OwnerForm open={isOpen} websiteId={websiteId} owner={data} onClose={close} onExited={onExited} />
  return (
    <Dialog open={isOpen} icon={IdCard} title={t('domains.owner')} size="lg" onClose={close} onExited={onExited}>
      {error && !isFetching ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Skeleton shape="block" height="240px" />}
    </Dialog>
  )
}

interface FormProps extends Props {
  readonly open: boolean
  readonly owner: OwnerData
  readonly onClose: () => void
}

function OwnerForm({ open, websiteId, owner, onClose, onExited }: FormProps) {
  const t = useMessages()
  const formats = useFormats()
  const attempt = useAttempt()
  const { can } = useRights()
  const draft = useOwnerDraft(owner)
  const [save] = useSaveOwnerDataMutation()
  const { error, fieldError, run } = useSubmit()
  const mayChange = can('manage_domains')
  const affected = owner.confirmations.map(({ domain }) => domain)
  const changesPerson = (['firm', 'forename', 'surname', 'email'] as const).some(
    (field) => (draft.value[field] ?? '') !== (owner[field] ?? ''),
  )

  const submit = async () => {
    const change = { ...draft.value, ...(owner.version !== undefined && { version: owner.version }) }
    const isSaved = await run(() => save({ websiteId, change }).unwrap())
    if (isSaved) void attempt({ run: async () => undefined, done: t('domains.owner.saved') })
    return isSaved
  }
  const frame = { open, icon: IdCard, title: t('domains.owner'), size: 'lg', onClose, onExited } as const
  if (!mayChange)
    return (
      <Dialog {...frame} actions={<Button onClick={onClose}>{t('partner.general.close')}</Button>}>
        <Stack>
          <OwnerWaiting websiteId={websiteId} owner={owner} mayRemind={false} />
          <OwnerFields draft={draft} fieldError={() => undefined} disabled />
        </Stack>
      </Dialog>
    )
  return (
    <FormDialog
      {...frame}
      submitLabel={t('partner.general.save')}
      disabled={!draft.isChanged}
      isChanged={draft.isChanged}
      onSubmit={submit}
    >
      <OwnerWaiting websiteId={websiteId} owner={owner} mayRemind />
      <OwnerDifference draft={draft} customer={owner.customer} />
      <OwnerFields draft={draft} fieldError={(field) => fieldError(`owner.${field}`)} />
      {affected.length > 0 && changesPerson && (
        <p className={styles.warning}>{t('domains.owner.affected', { domains: formats.list(affected), email: draft.value.email })}</p>
      )}
      <Refusal error={error} shown={draft.fields.map((field) => `owner.${field}`)} />
    </FormDialog>
  )
}
