import { useState } from 'react'
import type { HostingNodeDraft } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { AS_TYPED, FormDialog, Select, TextField } from '../../../src/ui'
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
  const { error, run, forget } = useSubmit()
  const change = (typed: Partial<HostingNodeDraft>) => setDraft((before) => ({ ...before, ...typed }))
  // Its place in the list is part of the name.
  const wrongHost = error?.fields?.find(({ name }) => name.endsWith('.host'))
  const isComplete = draft.name.trim() !== '' && draft.host.trim() !== ''

  const reset = () => {
    setDraft(EMPTY)
    forget()
  }

  return (
    <FormDialog
      open={open}
      title={t('settings.hosting.add')}
      size="sm"
      onClose={onClose}
      onExited={reset}
      onSubmit={() => run(() => onSave(draft))}
      submitLabel={t('partner.general.add')}
      disabled={!isComplete}
      isChanged={JSON.stringify(draft) !== JSON.stringify(EMPTY)}
    >
      <TextField label={t('settings.hosting.name')} required value={draft.name} onChange={(name) => change({ name })} />
      <TextField
        label={t('settings.hosting.host')}
        required
        autoComplete="off"
        {...AS_TYPED}
        value={draft.host}
        error={wrongHost?.message}
        onChange={(host) => {
          change({ host })
          forget()
        }}
      />
      <Select
        label={t('settings.hosting.type')}
        options={TYPES.map((value) => ({ value, label: NODE_TYPES[value] }))}
        value={draft.type}
        onChange={(value) => change({ type: TYPES.find((type) => type === value) ?? 'sftp' })}
      />
      <Refusal error={error} shown={wrongHost && [wrongHost.name]} />
    </FormDialog>
  )
}
