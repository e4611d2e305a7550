import { useFormats, useMessages } from '../../../src/i18n'
import { Button } from '../../../src/ui'
import { CopyLinkButton } from '../shared/CopyLinkButton'
import { PeopleRemedy } from './PeopleRemedy'
import type { RemedyProps } from './RemedyProps'
import styles from './refusal.module.css'
import { UndoneRemedy } from './UndoneRemedy'

/** What helps against a refusal (defaults 5.3). */
export function Remedy(props: RemedyProps) {
  const t = useMessages()
  const formats = useFormats()
  const { refusal, onRemedy } = props
  switch (refusal.code) {
    case 'status_not_allowed':
      return (
        <div className={styles.choices}>
          {refusal.allowed.map((status) => (
            <Button key={status} size="sm" onClick={() => onRemedy({ to: status })}>
              {t('details.refused.moveTo', { status: t(`status.${status}`) })}
            </Button>
          ))}
        </div>
      )
    case 'due_date_in_absence':
      return (
        <Button size="sm" onClick={() => onRemedy({ dueDate: refusal.earliest })}>
          {t('details.refused.setDueDate', { date: formats.date(refusal.earliest) })}
        </Button>
      )
    case 'undone_entries':
      return <UndoneRemedy todos={refusal.todos} messages={refusal.messages} />
    case 'sales_cannot_move':
      return <CopyLinkButton />
    case 'status_inactive':
    case 'status_full':
      return null
    default:
      return <PeopleRemedy {...props} />
  }
}
