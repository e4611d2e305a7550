import { useState } from 'react'
import type { HostingNodeDraft } from '../../../src/contract'
import { reasonOf, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { Button, Dialog, Select, TextField } from '../../../src/ui'
import styles from '../settings.module.css'
import { NODE_TYPES } from './nodeTypes'

const TYPES = ['sftp', 'plesk', 'cpanel'] as const
const EMPTY: HostingNodeDraft = { name: '', host: '', type: 'sftp' }

interface Props {
  open: boolean
  onClose: () => void
  onSave: (draft: HostingNodeDraft) => Promise<void>
}

/** Asks for a new machine. */
export default function NodeDialog({ open, onClose, onSave }: Props) {
  const t = useMessages()
  const [draft, setDraft] = useState(EMPTY)
  const [error, setError] = useState<string>()
  const change = (change: Partial<HostingNodeDraft>) => setDraft((before) => ({ ...before, ...change }))
  const isComplete = draft.name.trim() !== '' && draft.host.trim() !== ''

  const submit = async () => {
    if (!isComplete) return
    try {
      await onSave(draft)
      setDraft(EMPTY)
      setError(undefined)
      onClose()
    } catch (failure) {
      setError(reasonOf(toErrorObject(failure), t))
    }
  }

  return (
    <Dialog
      open={open}
      title={t('settings.hosting.add')}
      size="sm"
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!isComplete}>
            {t('partner.general.add')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField label={t('settings.hosting.name')} required value={draft.name} onChange={(name) => change({ name })} />
        <TextField
          label={t('settings.hosting.host')}
          required
          autoComplete="off"
          value={draft.host}
          error={error}
          onChange={(host) => change({ host })}
        />
        <Select
          label={t('settings.hosting.type')}
          options={TYPES.map((value) => ({ value, label: NODE_TYPES[value] }))}
          value={draft.type}
          onChange={(value) => change({ type: TYPES.find((type) => type === value) ?? 'sftp' })}
        />
      </div>
    </Dialog>
  )
}
