import { CircleCheckBig } from '../../../src/ui/icons'
import { useState } from 'react'
import { useAcceptLeadMutation } from '../../../src/api/leads'
import { useWebsiteTemplatesQuery } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { showToast, useAppDispatch } from '../../../src/store'
import { Checkbox, FormDialog, Select } from '../../../src/ui'

interface Props {
  website: Website
  open: boolean
  onClose: () => void
}

/** The work on a lead begins, from a template and with an invitation of the customer if wanted (LE-02). */
export default function AcceptDialog({ website, open, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { data: templates = [] } = useWebsiteTemplatesQuery()
  const [accept] = useAcceptLeadMutation()
  const { error, run, forget } = useSubmit()
  const [template, setTemplate] = useState('')
  const [invite, setInvite] = useState(false)

  const submit = () =>
    run(async () => {
      const acceptance = { id: website.id, version: website.version, invite, ...(template && { template: Number(template) }) }
      const { title, status } = await accept(acceptance).unwrap()
      const key = t('websiteChange.done.status', { count: 1, title, status: t(`status.${status}`) })
      dispatch(showToast({ kind: 'success', key }))
    })
  return (
    <FormDialog
      open={open}
      icon={CircleCheckBig}
      title={`${t('websites.lead.accept')} – ${website.title}`}
      onClose={onClose}
      onExited={forget}
      onSubmit={submit}
      submitLabel={t('websites.lead.accept')}
    >
      {templates.length > 0 && (
        <Select
          label={t('websites.create.template')}
          placeholder={t('websites.create.blank')}
          options={templates.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={template}
          onChange={setTemplate}
        />
      )}
      <Checkbox label={t('websites.lead.invite')} checked={invite} onChange={setInvite} />
      <Refusal error={error} />
    </FormDialog>
  )
}
