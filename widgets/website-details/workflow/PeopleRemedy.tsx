import { UserRoundCheck } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { checkTransition, fullName } from '../../../src/model'
import { Button, ComboBox } from '../../../src/ui'
import { useColleagues } from '../people/colleagues'
import { personOption } from '../people/personOption'
import type { RemedyProps } from './RemedyProps'
import styles from './refusal.module.css'

/** Somebody with whom the rule is content: the viewer, or another to pick. */
export function PeopleRemedy({ refusal, change, context, onRemedy }: RemedyProps) {
  const t = useMessages()
  const helps = (assignee: number) => {
    const isAssignable = checkTransition({ ...context, change: { assignee } }).length === 0
    return isAssignable && !checkTransition({ ...context, change: { ...change, assignee } }).some(({ code }) => code === refusal.code)
  }
  const people = useColleagues().filter(({ id }) => helps(id))
  const me = people.find(({ id }) => id === context.viewer.id)

  if (people.length === 0) return null
  return (
    <div className={styles.choices}>
      {me && (
        <Button size="sm" icon={UserRoundCheck} onClick={() => onRemedy({ assignee: me.id })}>
          {t('details.assignee.me')}
        </Button>
      )}
      <div className={styles.pick}>
        <ComboBox
          label={t('details.assignee.pick')}
          hideLabel
          placeholder={t('details.assignee.pick')}
          options={people.map((person) => personOption(person, fullName(person)))}
          value={null}
          onChange={(id) => id !== null && onRemedy({ assignee: Number(id) })}
        />
      </div>
    </div>
  )
}
