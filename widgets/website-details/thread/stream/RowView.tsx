import { useFormats, useMessages } from '../../../../src/i18n'
import { useToday } from '../../../../src/islands'
import { addDays } from '../../../../src/model'
import { ThreadMessage } from '../message/ThreadMessage'
import { SystemRun } from '../message/SystemRun'
import type { Row } from './Row'
import styles from './stream.module.css'

interface Props {
  row: Row
  chosenId: number | undefined
}

export function RowView({ row, chosenId }: Props) {
  if (row.kind === 'day') return <DayLine day={row.day} />
  if (row.kind === 'run') return <SystemRun messages={row.messages} chosenId={chosenId} />
  return <ThreadMessage message={row.message} isChosen={row.message.id === chosenId} />
}

function DayLine({ day }: { day: string }) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const text =
    day === today ? t('websiteDetails.thread.today') : day === addDays(today, -1) ? t('websiteDetails.thread.yesterday') : formats.date(day)
  return (
    <h3 data-row className={styles.day}>
      <span>{text}</span>
    </h3>
  )
}
