import { FileUp } from '../../../../src/ui/icons'
import { useMemo, useState } from 'react'
import type { DnsZone } from '../../../../src/contract'
import { useLocale, useMessages } from '../../../../src/i18n'
import {
  type DnsRecord,
  type DnsType,
  fqdnOf,
  normaliseRecord,
  parseZone,
  validateZone,
  ZONE_FILE_MAX_BYTES,
  ZONE_RECORDS_MAX,
} from '../../../../src/model'
import { Refusal, useSubmit } from '../../../../src/parts/submit'
import { AS_TYPED, FileField, FormDialog, RadioGroup, TextArea } from '../../../../src/ui'
import styles from './files.module.css'
import { importedZone, type ImportMode, uniqueRecords, usableRecords } from './importedZone'
import { ImportedLines, type Problem } from './ImportedLines'
import type { DraftItem, Replacement } from '../draft/useZoneDraft'

interface Props {
  readonly domain: DnsZone['domain']
  /** Records that may be changed. */
  readonly items: readonly DraftItem[]
  /** Those that stay, whatever is imported. */
  readonly locked: readonly DraftItem[]
  /** Types that may be added. */
  readonly types: readonly DnsType[]
  readonly onTake: (records: readonly Replacement[]) => void
  readonly onExited: () => void
}

/** Reads a zone file, says of every line what became of it, and makes pending changes of it (DN-07). */
export default function ImportDialog({ domain: { name: domain, unicodeName }, items, locked, types, onTake, onExited }: Props) {
  const t = useMessages()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const { error, run } = useSubmit()
  const [mode, setMode] = useState<ImportMode>('merge')
  const { records, lines, tooLarge } = useMemo(() => parseZone(text, domain), [text, domain])
  const usable = useMemo(() => usableRecords(records, { items, locked, types }), [records, items, locked, types])
  const problems = useMemo(() => problemsOf(records, domain), [records, domain])
  const next = importedZone(usable, items, mode)
  const total = next.length + locked.length
  const count = mode === 'merge' ? next.length - items.length : usable.length
  const isTooMuch = total > ZONE_RECORDS_MAX

  const read = async (file: File) => {
    const { readText } = await import('../../../../src/parts/readText')
    setText(await readText(file, locale))
  }
  const choose = (chosen: File[]) => {
    setFiles(chosen)
    const [file] = chosen
    if (file) void run(() => read(file))
  }
  const take = () => {
    onTake(next)
    return true
  }
  return (
    <FormDialog
      icon={FileUp}
      title={t('domains.dns.import.title', { domain: unicodeName ?? domain })}
      size="xl"
      submitLabel={t('domains.dns.import.take', { count })}
      disabled={count === 0 || isTooMuch}
      onSubmit={take}
      isChanged={text !== ''}
      onExited={onExited}
    >
      <FileField label={t('domains.dns.import.file')} files={files} maxBytes={ZONE_FILE_MAX_BYTES} onChange={choose} />
      <Refusal error={error} />
      <TextArea
        label={t('domains.dns.import.text')}
        rows={6}
        {...AS_TYPED}
        value={text}
        onChange={setText}
        error={tooLarge ? t('domains.dns.import.tooLarge', { size: ZONE_FILE_MAX_BYTES / 1024 }) : undefined}
      />
      <RadioGroup
        label={t('domains.dns.import.mode')}
        value={mode}
        onChange={(chosen) => setMode(chosen === 'replace' ? 'replace' : 'merge')}
        options={(['merge', 'replace'] as const).map((value) => ({
          value,
          label: t(`domains.dns.import.${value}`),
          description: t(`domains.dns.import.${value}.hint`),
        }))}
      />
      {isTooMuch && (
        <p className={styles.problem} role="alert">
          {t('domains.dns.import.tooMany', { count: total, max: ZONE_RECORDS_MAX })}
        </p>
      )}
      {lines.length > 0 && <ImportedLines lines={lines} types={types} problems={problems} />}
    </FormDialog>
  )
}

/** What is wrong with records that were read; they can be put right in the table, but for those that are there twice. */
function problemsOf(records: readonly DnsRecord[], domain: string): ReadonlyMap<DnsRecord, Problem> {
  const once = uniqueRecords(records)
  const found = validateZone(
    once.map((record) => normaliseRecord(record, domain)),
    domain,
  )
  const first = new Set(once)
  const again = records.filter((record) => !first.has(record))
  return new Map<DnsRecord, Problem>([
    ...again.map((record) => [record, { key: 'duplicate', values: { type: record.type, name: fqdnOf(record.name, domain) } }] as const),
    ...found.flatMap((problem) => {
      const record = once[problem.index]
      return record ? [[record, problem] as const] : []
    }),
  ])
}
