import { useMessages } from '../../../src/i18n'
import styles from '../shared/mailer.module.css'
import type { Recipient } from './Recipient'
import { RecipientRow } from './RecipientRow'
import type { Results } from './useBulkSend'

interface Props {
  recipients: readonly Recipient[]
  results: Results
  /** The websites whose customers get nothing this time. */
  left: ReadonlySet<number>
  onLeave: (left: ReadonlySet<number>) => void
  onPreview: (websiteId: number) => void
}

/** Who gets the mail, how it went, and a look at what each would get. */
export function RecipientList({ recipients, results, left, onLeave, onPreview }: Props) {
  const t = useMessages()
  return (
    <ul className={styles.recipients} aria-label={t('mailer.bulk.recipients')}>
      {recipients.map((recipient) => {
        const { id } = recipient.options.website
        return (
          <RecipientRow
            key={id}
            recipient={recipient}
            result={results.get(id)}
            isChosen={!left.has(id)}
            onChoose={(isChosen) => onLeave(toggled(left, id, !isChosen))}
            onPreview={() => onPreview(id)}
          />
        )
      })}
    </ul>
  )
}

function toggled(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(ids)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
