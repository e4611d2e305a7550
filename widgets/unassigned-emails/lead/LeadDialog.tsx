import { UserPlus } from '../../../src/ui/icons'
import { useState } from 'react'
import { useCreateWebsiteMutation } from '../../../src/api/websites'
import type { UnassignedEmail } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { FormDialog, TextField } from '../../../src/ui'
import type { WebsiteChoice } from '../desk/useTriage'

interface Props {
  mail: UnassignedEmail
  onCreated: (website: WebsiteChoice) => void
  onClose: () => void
}

/** A new lead from whoever wrote; the mail becomes the first message of its log. */
export default function LeadDialog({ mail, onCreated, onClose }: Props) {
  const t = useMessages()
  const [title, setTitle] = useState(mail.from.name || mail.from.email)
  const [create] = useCreateWebsiteMutation()
  const { error, fieldError, run } = useSubmit()
  const submit = () =>
    run(async () => {
      const website = await create({
        title: title.trim(),
        status: 'lead_preparation',
        lead_source: t('unassignedEmails.lead.source'),
        ...(mail.from.email && { customerEmail: mail.from.email }),
      }).unwrap()
      onCreated(website)
    })
  return (
    <FormDialog
      icon={UserPlus}
      title={t('unassignedEmails.lead')}
      onExited={onClose}
      disabled={!title.trim()}
      onSubmit={submit}
      submitLabel={t('unassignedEmails.lead.create')}
    >
      <TextField
        label={t('unassignedEmails.lead.title')}
        description={t('unassignedEmails.lead.hint', { email: mail.from.email })}
        error={fieldError('title')}
        required
        data-autofocus
        value={title}
        onChange={setTitle}
      />
      <Refusal error={error} shown={['title']} />
    </FormDialog>
  )
}
