import { useState } from 'react'
import { useMessages } from '../../../../src/i18n'
import { FormDialog, TextField } from '../../../../src/ui'
import { Replace } from '../../../../src/ui/icons'
import styles from '../shared/dns.module.css'
import type { DraftItem } from '../draft/useZoneDraft'

interface Props {
  readonly items: readonly DraftItem[]
  readonly onChange: (item: DraftItem) => void
  readonly onExited: () => void
}

/** Another text in the values of several records: a server that has moved, a host that has another name. */
export default function ReplaceDialog({ items, onChange, onExited }: Props) {
  const t = useMessages()
  const shared = items[0]?.content ?? ''
  const [find, setFind] = useState(items.every(({ content }) => content === shared) ? shared : '')
  const [by, setBy] = useState('')
  const [wasSent, setSent] = useState(false)
  const found = find === '' ? [] : items.filter(({ content }) => content.includes(find))
  const count = t('domains.dns.replace.count', { count: found.length })
  const submit = () => {
    setSent(true)
    // A function, as in a text some signs stand for what was found.
    for (const item of found) onChange({ ...item, content: item.content.replaceAll(find, () => by) })
    return found.length > 0
  }
  return (
    <FormDialog
      icon={Replace}
      title={t('domains.dns.replace.title', { count: items.length })}
      submitLabel={t('domains.dns.replace')}
      onSubmit={submit}
      onExited={onExited}
    >
      <TextField
        label={t('domains.dns.replace.find')}
        required
        value={find}
        error={wasSent && found.length === 0 ? count : undefined}
        onChange={setFind}
        data-autofocus
      />
      <TextField label={t('domains.dns.replace.by')} value={by} onChange={setBy} />
      <p className={styles.muted} role="status">
        {find !== '' && count}
      </p>
    </FormDialog>
  )
}
