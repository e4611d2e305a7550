import { Merge } from '../../../src/ui/icons'
import { useState } from 'react'
import { useLeadDuplicatesQuery, useMergeLeadMutation, useUnmergeLeadMutation } from '../../../src/api/leads'
import type { LeadDuplicate, Website } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch, useAttempt } from '../../../src/store'
import { Button, Dialog, RadioGroup, Spinner } from '../../../src/ui'
import styles from './lead.module.css'

interface Props {
  website: Website
  open: boolean
  onClose: () => void
}

const COMMON: Readonly<Record<LeadDuplicate['common'][number], string>> = {
  email: 'websites.create.email',
  domain: 'websites.column.domain',
  phone: 'websites.create.phone',
}

/** Makes a lead part of another website of the same customer, once somebody has said that it is one (LE-02). */
export default function MergeDialog({ website, open, onClose }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const { data, isFetching, error: unread } = useLeadDuplicatesQuery(website.id)
  const [merge, { isLoading, error: refused }] = useMergeLeadMutation()
  const [unmerge] = useUnmergeLeadMutation()
  const [chosen, setChosen] = useState<string>()
  const into = chosen ?? (data?.length === 1 ? String(data[0]?.website.id) : null)
  const error = refused ?? unread
  const failure = error && toErrorObject(error)

  const submit = async () => {
    if (into === null) return
    const { data: merged } = await merge({ lead: website.id, into: Number(into) })
    if (!merged) return
    onClose()
    const run = () => void attempt({ run: () => unmerge({ lead: website.id, from: merged.id }).unwrap() })
    const key = t('websites.lead.merged', { title: website.title, into: merged.title })
    dispatch(showToast({ kind: 'success', key, action: { key: 'partner.general.undo', run } }))
  }
  return (
    <Dialog
      open={open}
      icon={Merge}
      title={`${t('websites.lead.merge')} – ${website.title}`}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="danger" busy={isLoading} disabled={into === null}>
            {t('websites.lead.merge')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {failure && <p role="alert">{t(failure.message, failure.values)}</p>}
        {isFetching && !data && <Spinner label={t('partner.general.loading')} />}
        {data && (
          <RadioGroup
            label={t('websites.column.title')}
            description={t('websites.lead.merge.hint')}
            options={data.map((duplicate) => ({
              value: String(duplicate.website.id),
              label: duplicate.website.title,
              description: [t(`status.${duplicate.website.status}`), formats.list(duplicate.common.map((kind) => t(COMMON[kind])))].join(
                ' · ',
              ),
            }))}
            value={into}
            onChange={setChosen}
          />
        )}
      </div>
    </Dialog>
  )
}
