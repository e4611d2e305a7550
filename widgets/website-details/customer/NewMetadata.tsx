import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import { Button, Form, Select, TextField } from '../../../src/ui'
import styles from './customer.module.css'
import { METADATA_KINDS, type MetadataKind, parseAs } from './metadata'

interface Props {
  onAdd: (name: string, value: unknown) => Promise<unknown>
  onCancel: () => void
}

const FLAGS = ['true', 'false'].map((value) => ({ value, label: value }))

/** Name, type and value of one more thing that is known about the customer. */
export function NewMetadata({ onAdd, onCancel }: Props) {
  const t = useMessages()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<MetadataKind>('text')
  const [text, setText] = useState('')
  const [error, setError] = useState<ReactNode>()

  async function add(): Promise<void> {
    const value = parseAs(kind, text)
    if (value === undefined) return setError(t(`websiteDetails.customer.error.${kind}`))
    try {
      await onAdd(name.trim(), value)
      onCancel()
    } catch (thrown) {
      setError(reasonFor(thrown))
    }
  }
  function choose(chosen: string): void {
    setKind(METADATA_KINDS.find((one) => one === chosen) ?? 'text')
    setText(chosen === 'flag' ? 'true' : '')
    setError(undefined)
  }

  const value = { label: t('websiteDetails.customer.metadata.value'), value: text, error, onChange: setText }
  return (
    <Form className={styles.newEntry} onSubmit={() => name.trim() && void add()}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed became this form */}
      <TextField label={t('websiteDetails.customer.metadata.name')} autoFocus value={name} maxLength={80} onChange={setName} />
      <Select
        label={t('websiteDetails.customer.metadata.type')}
        options={METADATA_KINDS.map((one) => ({ value: one, label: t(`websiteDetails.customer.metadata.type.${one}`) }))}
        value={kind}
        onChange={choose}
      />
      {kind === 'flag' ? <Select {...value} options={FLAGS} /> : <TextField {...value} />}
      <div className={styles.formActions}>
        <Button size="sm" onClick={onCancel}>
          {t('partner.general.cancel')}
        </Button>
        <Button size="sm" type="submit" variant="primary" disabled={!name.trim()}>
          {t('partner.general.add')}
        </Button>
      </div>
    </Form>
  )
}
