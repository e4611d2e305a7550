import { useState } from 'react'
import { useMessages } from '../../../../src/i18n'
import { type DnsRecord, recordText, withTtlOfSet } from '../../../../src/model'
import { Checkbox, FormDialog } from '../../../../src/ui'
import { ArrowDownToLine } from '../../../../src/ui/icons'
import { isInWay, withTaken } from './takenRecords'
import type { DraftItem, Replacement } from '../draft/useZoneDraft'
import styles from './present.module.css'

interface Props {
  readonly offered: readonly DnsRecord[]
  /** Records that may be changed. */
  readonly items: readonly DraftItem[]
  readonly onTake: (records: readonly Replacement[]) => void
  readonly onExited: () => void
}

/** What is live elsewhere, each with a choice; what is chosen becomes a pending change. */
export default function PresentDialog({ offered, items, onTake, onExited }: Props) {
  const t = useMessages()
  // Names that lead to the website here stay as they are, unless somebody wants something else.
  const [chosen, setChosen] = useState<ReadonlySet<DnsRecord>>(
    () => new Set(offered.filter((record) => !items.some((item) => isInWay(item, record)))),
  )
  const toggle = (record: DnsRecord, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(record)
    else next.delete(record)
    setChosen(next)
  }
  const taken = offered.filter((record) => chosen.has(record))
  const take = () => {
    onTake(
      withTaken(
        items,
        taken.map((record) => withTtlOfSet(record, items)),
      ),
    )
    return true
  }
  return (
    <FormDialog
      icon={ArrowDownToLine}
      title={t('domains.dns.present.title')}
      size="lg"
      submitLabel={t('domains.dns.import.take', { count: taken.length })}
      disabled={taken.length === 0}
      onSubmit={take}
      onExited={onExited}
    >
      <p>{t('domains.dns.present.hint')}</p>
      <ul className={styles.offers}>
        {offered.map((record) => {
          const other = items.find((item) => isInWay(item, record))
          const content = recordText(record)
          return (
            <li key={`${record.type} ${record.name} ${content}`}>
              <Checkbox
                label={`${record.type} ${record.name}`}
                description={[content, other && t('domains.dns.present.instead', { record: `${other.type} ${other.content}` })]
                  .filter(Boolean)
                  .join(' · ')}
                checked={chosen.has(record)}
                onChange={(isOn) => toggle(record, isOn)}
              />
            </li>
          )
        })}
      </ul>
    </FormDialog>
  )
}
