import { Check } from '../../../src/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import {
  absoluteHost,
  type DnsProblem,
  type DnsType,
  EXTRA_FIELDS,
  fqdnOf,
  HOST_TYPES,
  normaliseRecord,
  TECHNICAL_TYPES,
  TTL_MAX,
  TTL_MIN,
  validateZone,
} from '../../../src/model'
import { Button, NumberField, Select, TextArea, TextField } from '../../../src/ui'
import styles from './recordForm.module.css'
import type { DraftItem } from './useZoneDraft'

interface Props {
  readonly item: DraftItem
  /** All other records, for what collides. */
  readonly others: readonly DraftItem[]
  readonly domain: string
  readonly types: readonly DnsType[]
  readonly onDone: (item: DraftItem) => void
  readonly onCancel: () => void
}

/** Edits one record in its place; what is wrong with it stands beside the field (DN-04, DN-05). */
export function RecordForm({ item, others, domain, types, onDone, onCancel }: Props) {
  const t = useMessages()
  const [value, setValue] = useState(item)
  const [wasSent, setSent] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  useEffect(() => nameField.current?.focus(), [])
  const set = (change: Partial<DraftItem>) => setValue((before) => ({ ...before, ...change }))
  const clean = normaliseRecord(value, domain)
  const problems = validateZone([...others, clean], domain).filter(
    (problem) => problem.index === others.length || problem.other === others.length,
  )
  const errorOf = (field: DnsProblem['field']) => {
    const problem = wasSent ? problems.find((one) => one.field === field) : undefined
    return problem && t(`dns.problem.${problem.key}`, problem.values)
  }
  const extra = EXTRA_FIELDS[value.type] ?? []
  const shownHost = HOST_TYPES.includes(value.type) && value.content.trim() ? absoluteHost(value.content, domain) : null
  const submit = () => {
    setSent(true)
    if (problems.length === 0) onDone(clean)
  }
  return (
    // Escape cancels wherever in the form the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.form}
      noValidate
      aria-label={t('dns.record')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <Select
        label={t('dns.type')}
        value={value.type}
        options={types.map((type) => ({ value: type, label: type }))}
        onChange={(type) => set({ type: types.find((one) => one === type) ?? 'A' })}
      />
      <div className={styles.name}>
        <TextField
          label={t('dns.name')}
          value={value.name}
          spellCheck={false}
          autoCapitalize="none"
          ref={nameField}
          description={fqdnOf(clean.name, domain)}
          error={errorOf('name')}
          onChange={(name) => set({ name })}
        />
      </div>
      <div className={styles.wide}>
        {value.type === 'TXT' ? (
          <TextArea
            label={t('dns.value')}
            rows={2}
            spellCheck={false}
            value={value.content}
            error={errorOf('content')}
            onChange={(content) => set({ content })}
          />
        ) : (
          <TextField
            label={t('dns.value')}
            spellCheck={false}
            autoCapitalize="none"
            value={value.content}
            description={
              TECHNICAL_TYPES.includes(value.type)
                ? t(`dns.hint.${value.type}`)
                : shownHost !== null && shownHost !== value.content.trim()
                  ? shownHost
                  : undefined
            }
            error={errorOf('content')}
            onChange={(content) => set({ content })}
          />
        )}
      </div>
      {extra.map((field) =>
        field === 'tag' ? (
          <Select
            key={field}
            label={t('dns.tag')}
            value={value.tag ?? 'issue'}
            options={['issue', 'issuewild', 'iodef'].map((tag) => ({ value: tag, label: tag }))}
            error={errorOf('tag')}
            onChange={(tag) => set({ tag })}
          />
        ) : (
          <NumberField
            key={field}
            label={t(`dns.${field}`)}
            value={value[field] ?? null}
            error={errorOf(field)}
            onChange={(number) => set({ [field]: number })}
          />
        ),
      )}
      <NumberField
        label={t('dns.ttl')}
        min={TTL_MIN}
        max={TTL_MAX}
        value={value.ttl}
        error={errorOf('ttl')}
        onChange={(ttl) => set({ ttl: ttl ?? 0 })}
      />
      <TextField label={t('dns.comment')} value={value.comment ?? ''} error={errorOf('comment')} onChange={(comment) => set({ comment })} />
      <div className={styles.formActions}>
        <Button type="submit" variant="primary" icon={Check}>
          {t('dns.done')}
        </Button>
        <Button onClick={onCancel}>{t('partner.general.cancel')}</Button>
      </div>
    </form>
  )
}
