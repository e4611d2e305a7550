import { IdCard } from '../../../src/ui/icons'
import { useState } from 'react'
import { useOwnerDataQuery, useSaveOwnerDataMutation } from '../../../src/api/domains'
import type { Domain, OwnerData } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { LoadFailure } from '../../../src/parts/submit'
import { Dialog, FormDialog, Skeleton } from '../../../src/ui'
import { BulkResults } from '../bulk/BulkResults'
import { useBulk } from '../bulk/useBulk'
import { useRefusals } from '../bulk/useRefusals'
import styles from './dialogs.module.css'
import { OwnerFields, useOwnerDraft } from './OwnerFields'

interface Props {
  readonly domains: readonly Domain[]
  readonly onExited: () => void
}

/** One owner for several domains, with a result for each (OD-04). It begins with the owner of the first of them. */
export default function BulkOwnerDialog({ domains, onExited }: Props) {
  const t = useMessages()
  const { needsRegistration } = useRefusals()
  const [isOpen, setOpen] = useState(true)
  const first = domains.find((domain) => needsRegistration(domain) === null)?.website?.id
  const { data, error, refetch } = useOwnerDataQuery(first ?? 0, { skip: first === undefined })
  const frame = { open: isOpen, onClose: () => setOpen(false), onExited }
  if (data) return <Form domains={domains} owner={data} {...frame} />
  return (
    <Dialog icon={IdCard} title={t('domains.owner.many', { count: domains.length })} size="lg" {...frame}>
      {first === undefined ? (
        <p>{t('domains.bulk.nobody')}</p>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" height="240px" />
      )}
    </Dialog>
  )
}

interface FormProps extends Props {
  readonly owner: OwnerData
  readonly open: boolean
  readonly onClose: () => void
}

function Form({ domains, owner, ...frame }: FormProps) {
  const t = useMessages()
  const bulk = useBulk()
  const { needsRegistration } = useRefusals()
  const draft = useOwnerDraft(owner)
  const [save] = useSaveOwnerDataMutation()
  const submit = async () => {
    // The owner is kept for each website: one with several domains is saved once.
    const saved = new Map<number, Promise<unknown>>()
    const saveFor = (websiteId: number): Promise<unknown> => {
      const saving = saved.get(websiteId) ?? save({ websiteId, change: draft.value }).unwrap()
      saved.set(websiteId, saving)
      return saving
    }
    const done = await bulk.run(domains, ({ website }) => saveFor(website?.id ?? 0), needsRegistration)
    return done.length === domains.length
  }
  return (
    <FormDialog
      icon={IdCard}
      title={t('domains.owner.many', { count: domains.length })}
      size="lg"
      submitLabel={t('partner.general.save')}
      cancelLabel={t('partner.general.close')}
      isChanged={draft.isChanged}
      onSubmit={submit}
      {...frame}
    >
      <p className={styles.warning}>{t('domains.owner.manyHint', { email: draft.value.email })}</p>
      <OwnerFields draft={draft} fieldError={() => undefined} />
      <BulkResults results={bulk.results} />
    </FormDialog>
  )
}
