import { useRef } from 'react'
import { useMessages } from '../../../../src/i18n'
import type { DnsProblem, DnsRecord, DnsType, ZoneLine } from '../../../../src/model'
import { Badge, Button } from '../../../../src/ui'
import shared from '../shared/dns.module.css'
import styles from './files.module.css'

/** What is wrong with a record that was read, or why it is not taken over. */
export type Problem = Pick<DnsProblem, 'key' | 'values'>

interface Props {
  readonly lines: readonly ZoneLine[]
  /** Types that may be added. */
  readonly types: readonly DnsType[]
  readonly problems: ReadonlyMap<DnsRecord, Problem>
}

/** What became of each line of a zone file; of those that something is wrong with the first is one click away. */
export function ImportedLines({ lines, types, problems }: Props) {
  const t = useMessages()
  const first = useRef<HTMLLIElement>(null)
  const isReadOnly = ({ record }: ZoneLine) => record !== undefined && !types.includes(record.type)
  // One that is there twice is taken over once.
  const isUsable = (line: ZoneLine) => !isReadOnly(line) && (line.record && problems.get(line.record))?.key !== 'duplicate'
  const isWrong = (line: ZoneLine) => line.outcome === 'error' || (isUsable(line) && line.record !== undefined && problems.has(line.record))
  const wrong = lines.filter(isWrong)
  const show = () => {
    first.current?.scrollIntoView({ block: 'nearest' })
    first.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {wrong.length > 0 && (
        <div className={styles.summary}>
          <span role="status">{t('domains.dns.import.wrong', { count: wrong.length })}</span>
          <Button size="sm" onClick={show}>
            {t('domains.dns.import.toFirst')}
          </Button>
        </div>
      )}
      <ol className={styles.lines} aria-label={t('domains.dns.import.lines')}>
        {lines.map((line) => (
          <li
            key={line.line}
            ref={line === wrong[0] ? first : undefined}
            tabIndex={line === wrong[0] ? -1 : undefined}
            data-outcome={isUsable(line) ? line.outcome : 'ignored'}
          >
            <Line line={line} isUsable={isUsable(line)} isReadOnly={isReadOnly(line)} problem={line.record && problems.get(line.record)} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface LineProps {
  readonly line: ZoneLine
  readonly isUsable: boolean
  readonly isReadOnly: boolean
  readonly problem: Problem | undefined
}

function Line({ line: { line, text, outcome, key, values, record }, isUsable, isReadOnly, problem }: LineProps) {
  const t = useMessages()
  const shown = isUsable ? outcome : 'ignored'
  const tone = shown === 'error' ? 'error' : shown === 'ignored' ? 'neutral' : problem ? 'warning' : 'success'
  return (
    <>
      <span className={shared.muted}>{line}</span>
      <code className={styles.words}>{text}</code>
      <Badge tone={tone}>{t(`domains.dns.import.outcome.${shown}`)}</Badge>
      {isReadOnly && record && <span>{t('domains.dns.readOnly', { type: record.type })}</span>}
      {key && <span>{t(`domains.dns.import.reason.${key}`, values)}</span>}
      {!isReadOnly && problem && <span>{t(`domains.dns.problem.${problem.key}`, problem.values)}</span>}
    </>
  )
}
