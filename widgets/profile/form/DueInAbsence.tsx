import { useAbsenceEffectQuery } from '../../../src/api/profile'
import { useMessages } from '../../../src/i18n'
import styles from '../shared/profile.module.css'

interface Props {
  /** `YYYY-MM-DD`; without it from today on. */
  from: string | undefined
  until: string
}

/** What will be due while nobody is there to do it (PR-03). */
export function DueInAbsence({ from, until }: Props) {
  const t = useMessages()
  const { currentData: due } = useAbsenceEffectQuery({ query: { ...(from && { from }), until } })
  if (!due) return null
  return (
    <p role="status" className={styles.hint}>
      {t('profile.absence.due', { websites: due.websites, todos: due.todos })}
    </p>
  )
}
