import { UserPlus } from '../../../src/ui/icons'
import { useState } from 'react'
import { useCreateWebsiteMutation } from '../../../src/api/newWebsite'
import type { UnassignedEmail } from '../../../src/contract'
import { reasonOf, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { Button, Dialog, TextField } from '../../../src/ui'
import type { Place } from '../useTriage'

interface Props {
  mail: UnassignedEmail
  onCreated: (website: Place) => void
  onClose: () => void
}

/** A new lead from whoever wrote; the mail becomes the first entry of its log. */
export default function LeadDialog({ mail, onCreated, onClose }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const [title, setTitle] = useState(mail.from.name || mail.from.email)
  const [create, { isLoading, error }] = useCreateWebsiteMutation()
  const failure = error && toErrorObject(error)
  const submit = async () => {
    if (!title.trim()) return
    const result = await create({
      title: title.trim(),
      status: 'lead_preparation',
      lead_source: t('unassigned.lead.source'),
      ...(mail.from.email && { customerEmail: mail.from.email }),
    })
    if (!('data' in result) || !result.data) return
    onCreated(result.data)
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      icon={UserPlus}
      title={t('unassigned.lead')}
      onClose={() => setOpen(false)}
      onExited={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isLoading}>
            {t('unassigned.lead.create')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('unassigned.lead.title')}
        description={t('unassigned.lead.hint', { email: mail.from.email })}
        error={failure && reasonOf(failure, t)}
        required
        data-autofocus
        value={title}
        onChange={setTitle}
      />
    </Dialog>
  )
}
