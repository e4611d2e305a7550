import { Eye } from '../../src/ui/icons'
import { useState } from 'react'
import { useViewClientMutation } from '../../src/api/clients'
import type { ResellerCustomer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { FormDialog, TextField } from '../../src/ui'

interface Props {
  client: ResellerCustomer
  onClose: () => void
}

/** Asks why somebody wants to see a customer's pages; the answer is written down on both sides (RC-03). */
export default function ViewDialog({ client, onClose }: Props) {
  const t = useMessages()
  const [reason, setReason] = useState('')
  const [view] = useViewClientMutation()
  const { error, fieldError, run } = useSubmit()

  const submit = () =>
    run(async () => {
      const { url } = await view({ params: { client: client.id }, body: { reason } }).unwrap()
      location.assign(url)
    })

  return (
    <FormDialog
      title={t('clients.viewTitle', { name: client.company })}
      icon={Eye}
      size="sm"
      onExited={onClose}
      onSubmit={submit}
      submitLabel={t('clients.view')}
      disabled={reason.trim() === ''}
      isChanged={reason !== ''}
    >
      <p>{t('clients.viewText')}</p>
      <TextField label={t('clients.reason')} required value={reason} error={fieldError('reason')} onChange={setReason} />
      <Refusal error={error} shown={['reason']} />
    </FormDialog>
  )
}
