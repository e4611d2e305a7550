import { Eye } from '../../src/ui/icons'
import { useState } from 'react'
import { useViewClientMutation } from '../../src/api/clients'
import type { ResellerCustomer } from '../../src/contract'
import { reasonOf, toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { Button, Dialog, TextField } from '../../src/ui'
import styles from './clients.module.css'

const SHORTEST_REASON = 3

interface Props {
  client: ResellerCustomer
  onClose: () => void
}

/** Asks why somebody wants to see a customer's pages; the answer is written down on both sides (RC-03). */
export default function ViewDialog({ client, onClose }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string>()
  const [view, { isLoading }] = useViewClientMutation()
  const isComplete = reason.trim().length >= SHORTEST_REASON

  const submit = async () => {
    if (!isComplete) return
    try {
      const { url } = await view({ params: { client: client.id }, body: { reason } }).unwrap()
      location.assign(url)
    } catch (thrown) {
      setFailure(reasonOf(toErrorObject(thrown), t))
    }
  }

  return (
    <Dialog
      open={isOpen}
      title={t('clients.viewTitle', { name: client.company })}
      icon={Eye}
      size="sm"
      onClose={() => setOpen(false)}
      onExited={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isLoading} disabled={!isComplete}>
            {t('clients.view')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{t('clients.viewText')}</p>
        <TextField label={t('clients.reason')} required value={reason} error={failure} onChange={setReason} />
      </div>
    </Dialog>
  )
}
