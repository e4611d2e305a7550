import { FileUp } from '../../../src/ui/icons'
import { useMemo, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import {
  type DnsProblem,
  type DnsRecord,
  type DnsType,
  isEqualRecord,
  normaliseRecord,
  parseZone,
  validateZone,
  withKnownIds,
  ZONE_FILE_MAX_BYTES,
  type ZoneLine,
} from '../../../src/model'
import { Badge, FileField, FormDialog, RadioGroup, TextArea } from '../../../src/ui'
import styles from './dns.module.css'
import dialogs from './zoneDialogs.module.css'
import type { DraftItem } from './useZoneDraft'

interface Props {
  readonly domain: string
  /** Records that may be changed. */
  readonly items: readonly DraftItem[]
  /** Types that may be added. */
  readonly types: readonly DnsType[]
  readonly onTake: (records: readonly (DnsRecord & { readonly id?: number | undefined })[]) => void
  readonly onExited: () => void
}

/** Reads a zone file, says of every line what became of it, and makes pending changes of it (DN-07). */
export default function ImportDialog({ domain, items, types, onTake, onExited }: Props) {
  const t = useMessages()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [mode, setMode] = useState('merge')
  const { records, lines, tooLarge } = useMemo(() => parseZone(text, domain), [text, domain])
  // Name servers of the domain itself are the provider's, whoever that was.
  const usable = records.filter(({ type, name }) => types.includes(type) && !(type === 'NS' && name === '@'))

  const problems = useMemo(() => problemsOf(records, domain), [records, domain])

  const choose = async (chosen: File[]) => {
    setFiles(chosen)
    const [file] = chosen
    if (file) setText(await file.text())
  }
  const take = () => {
    const fresh = withKnownIds(usable, items)
    onTake(
      mode === 'replace'
        ? fresh
        : [...items, ...usable.filter((record) => !items.some((item) => isEqualRecord({ ...item, comment: record.comment }, record)))],
    )
    return true
  }
  return (
    <FormDialog
      icon={FileUp}
      title={t('domains.dns.import.title', { domain })}
      size="xl"
      submitLabel={t('domains.dns.import.take', { count: usable.length })}
      disabled={usable.length === 0}
      onSubmit={take}
      onExited={onExited}
    >
      <FileField
        label={t('domains.dns.import.file')}
        files={files}
        maxBytes={ZONE_FILE_MAX_BYTES}
        onChange={(chosen) => void choose(chosen)}
      />
      <TextArea
        label={t('domains.dns.import.text')}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={setText}
        error={tooLarge ? t('domains.dns.import.tooLarge', { size: ZONE_FILE_MAX_BYTES / 1024 }) : undefined}
      />
      <RadioGroup
        label={t('domains.dns.import.mode')}
        value={mode}
        onChange={setMode}
        options={(['merge', 'replace'] as const).map((value) => ({
          value,
          label: t(`domains.dns.import.${value}`),
          description: t(`domains.dns.import.${value}.hint`),
        }))}
      />
      {lines.length > 0 && (
        <ol className={dialogs.lines} aria-label={t('domains.dns.import.lines')}>
          {lines.map((line) => (
            <Line
              key={line.line}
              line={line}
              isUsable={!line.record || types.includes(line.record.type)}
              problem={line.record && problems.get(line.record)}
            />
          ))}
        </ol>
      )}
    </FormDialog>
  )
}

/** What is wrong with records that were read; they can be put right in the table. */
function problemsOf(records: readonly DnsRecord[], domain: string): ReadonlyMap<DnsRecord, DnsProblem> {
  const found = validateZone(
    records.map((record) => normaliseRecord(record, domain)),
    domain,
  )
  return new Map(
    found.flatMap((problem) => {
      const record = records[problem.index]
      return record ? [[record, problem] as const] : []
    }),
  )
}

interface LineProps {
  readonly line: ZoneLine
  readonly isUsable: boolean
  readonly problem: DnsProblem | undefined
}

function Line({ line: { line, text, outcome, key, values, record }, isUsable, problem }: LineProps) {
  const t = useMessages()
  const shown = isUsable ? outcome : 'ignored'
  const tone = shown === 'error' ? 'error' : shown === 'ignored' ? 'neutral' : problem ? 'warning' : 'success'
  return (
    <li data-outcome={shown}>
      <span className={styles.muted}>{line}</span>
      <code className={dialogs.words}>{text}</code>
      <Badge tone={tone}>{t(`domains.dns.import.outcome.${shown}`)}</Badge>
      {!isUsable && record && <span>{t('domains.dns.readOnly', { type: record.type })}</span>}
      {key && <span>{t(`domains.dns.import.reason.${key}`, values)}</span>}
      {isUsable && problem && <span>{t(`domains.dns.problem.${problem.key}`, problem.values)}</span>}
    </li>
  )
}
