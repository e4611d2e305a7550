import { Check } from '../../../../src/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../../src/i18n'
import {
  type DnsProblem,
  type DnsType,
  fqdnOf,
  isSameSet,
  normaliseRecord,
  TTL_MAX,
  TTL_MIN,
  validateZone,
  withTtlOf,
} from '../../../../src/model'
import { AS_TYPED, Button, Form, NumberField, Select, TextField } from '../../../../src/ui'
import { ExtraFields } from './ExtraFields'
import styles from './recordForm.module.css'
import type { DraftItem } from '../draft/useZoneDraft'
import { ValueField } from './ValueField'

interface Props {
  readonly item: DraftItem
  /** All other records, for what collides. */
  readonly others: readonly DraftItem[]
  readonly isOpen: (item: DraftItem) => boolean
  readonly domain: string
  readonly types: readonly DnsType[]
  /** Something is typed that was not there. */
  readonly onTyped: () => void
  readonly onDone: (item: DraftItem) => void
  readonly onCancel: () => void
  readonly onEscape: () => void
}

/** Edits one record in its place; what is wrong with it stands beside the field (DN-04, DN-05). */
export function RecordForm({ item, others, isOpen, domain, types, onTyped, onDone, onCancel, onEscape }: Props) {
  const t = useMessages()
  const [value, set] = useTyped(item, onTyped)
  const [wasSent, setSent] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  useEffect(() => nameField.current?.focus(), [])
  const { clean, inSet, problems } = checked(value, { others, isOpen, domain })
  const errorOf = (field: DnsProblem['field']) => {
    const problem = wasSent ? problems.find((one) => one.field === field) : undefined
    return problem && t(`domains.dns.problem.${problem.key}`, problem.values)
  }
  const submit = () => {
    setSent(true)
    if (problems.length === 0) onDone(clean)
  }
  return (
    // Escape closes it wherever in the form the focus is.
    <Form
      className={styles.form}
      noValidate
      aria-label={t('domains.dns.record')}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        // Else it would close the question, too.
        event.preventDefault()
        onEscape()
      }}
    >
      <Select
        label={t('domains.dns.type')}
        value={value.type}
        options={types.map((type) => ({ value: type, label: type }))}
        onChange={(type) => set({ type: types.find((one) => one === type) ?? 'A' })}
      />
      <div className={styles.name}>
        <TextField
          label={t('domains.dns.name')}
          value={value.name}
          {...AS_TYPED}
          ref={nameField}
          description={fqdnOf(clean.name, domain)}
          error={errorOf('name')}
          onChange={(name) => set({ name })}
        />
      </div>
      <div className={styles.wide}>
        <ValueField
          record={value}
          domain={domain}
          kept={clean.content}
          error={errorOf('content')}
          onChange={(content) => set({ content })}
        />
      </div>
      <ExtraFields record={value} errorOf={errorOf} onChange={set} />
      <NumberField
        label={t('domains.dns.ttl')}
        min={TTL_MIN}
        max={TTL_MAX}
        value={value.ttl}
        description={inSet > 0 ? t('domains.dns.ttl.shared', { count: inSet }) : undefined}
        error={errorOf('ttl')}
        onChange={(ttl) => set({ ttl: ttl ?? 0 })}
      />
      <TextField
        label={t('domains.dns.comment')}
        value={value.comment ?? ''}
        error={errorOf('comment')}
        onChange={(comment) => set({ comment })}
      />
      <div className={styles.formActions}>
        <Button type="submit" variant="primary" icon={Check}>
          {t('domains.dns.done')}
        </Button>
        <Button onClick={onCancel}>{t('partner.general.cancel')}</Button>
      </div>
    </Form>
  )
}

/** The record as it would be kept, how many share its time to live, and what would be wrong with it among the others. */
function checked(value: DraftItem, { others, isOpen, domain }: Pick<Props, 'others' | 'isOpen' | 'domain'>) {
  const clean = normaliseRecord(value, domain)
  const around = withTtlOf(others, clean, isOpen)
  const problems = validateZone([...around, clean], domain).filter(
    (problem) => problem.index === others.length || problem.other === others.length,
  )
  return { clean, inSet: others.filter((other) => isSameSet(other, clean)).length, problems }
}

/** The record as it is now in the form. */
function useTyped(item: DraftItem, onTyped: () => void) {
  const [value, setValue] = useState(item)
  const set = (change: Partial<DraftItem>) => {
    setValue((before) => ({ ...before, ...change }))
    onTyped()
  }
  return [value, set] as const
}
