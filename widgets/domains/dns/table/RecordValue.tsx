import { useState } from 'react'
import { useMessages } from '../../../../src/i18n'
import type { DnsRecord } from '../../../../src/model'
import { Button } from '../../../../src/ui'
import styles from './recordTable.module.css'
import { valueText } from './valueText'

/** Longer ones take more than two lines of the table. */
const FOLD_FROM = 140

interface Props {
  readonly record: DnsRecord
  readonly label: string
}

/** What a record says; of a long text the beginning, until somebody wants all of it. */
export function RecordValue({ record, label }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const text = valueText(record)
  if (text.length <= FOLD_FROM) return text
  return (
    <>
      <span className={isOpen ? undefined : styles.folded}>{text}</span>{' '}
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'domains.dns.value.less.of' : 'domains.dns.value.more.of', { record: label })}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'domains.dns.value.less' : 'domains.dns.value.more')}
      </Button>
    </>
  )
}
