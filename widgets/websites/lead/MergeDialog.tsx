import { Merge } from '../../../src/ui/icons'
import { useState } from 'react'
import { useLeadDuplicatesQuery, useMergeLeadMutation, useUnmergeLeadMutation } from '../../../src/api/leads'
import type { LeadDuplicate, Website } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { useOfferUndo } from '../../../src/parts/recentActions'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { FormDialog, RadioGroup, Spinner } from '../../../src/ui'

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
  const offerUndo = useOfferUndo()
  const { data, isFetching, error: unread } = useLeadDuplicatesQuery(website.id)
  const [merge] = useMergeLeadMutation()
  const { error: refused, run, forget } = useSubmit()
  const [unmerge] = useUnmergeLeadMutation()
  const [chosen, setChosen] = useState<string>()
  const into = chosen ?? (data?.length === 1 ? String(data[0]?.website.id) : null)

  const submit = () =>
    run(async () => {
      const { id, title } = await merge({ lead: website.id, into: Number(into) }).unwrap()
      const done = t('websites.lead.merged', { title: website.title, into: title })
      offerUndo(done, () => unmerge({ lead: website.id, from: id }).unwrap())
    })
  return (
    <FormDialog
      open={open}
      icon={Merge}
      title={`${t('websites.lead.merge')} – ${website.title}`}
      onClose={onClose}
      onExited={forget}
      onSubmit={submit}
      submitLabel={t('websites.lead.merge')}
      danger
      disabled={into === null}
    >
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
      <Refusal error={refused ?? (unread && toErrorObject(unread))} />
    </FormDialog>
  )
}
