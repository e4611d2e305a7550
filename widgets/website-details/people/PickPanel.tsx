import { UserRoundCheck, UserRoundX } from '../../../src/ui/icons'
import { useEffect, useRef } from 'react'
import type { User } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { selectUser, useAppSelector } from '../../../src/store'
import { Button, ComboBox, type ComboOption } from '../../../src/ui'
import styles from './personPicker.module.css'

export interface PickPanelProps {
  /** What the person is to the website. */
  label: string
  person: User | null
  options: readonly ComboOption[]
  onPick: (id: number | null) => void
}

/** A list of people to type in, with oneself and nobody in front. */
export function PickPanel({ label, person, options, onPick }: PickPanelProps) {
  const t = useMessages()
  const user = useAppSelector(selectUser)
  const ref = useRef<HTMLDivElement>(null)

  // Whoever opens the panel wants to type a name.
  useEffect(() => {
    const input = ref.current?.querySelector('input')
    input?.focus()
    input?.click()
  }, [])

  return (
    <div ref={ref} className={styles.panel}>
      <div className={styles.shortcuts}>
        {user && user.id !== person?.id && (
          <Button size="sm" icon={UserRoundCheck} onClick={() => onPick(user.id)}>
            {t('details.assignee.me')}
          </Button>
        )}
        {person && (
          <Button size="sm" icon={UserRoundX} onClick={() => onPick(null)}>
            {t('details.assignee.remove')}
          </Button>
        )}
      </div>
      <ComboBox
        label={label}
        placeholder={t('details.assignee.pick')}
        options={options}
        value={person && String(person.id)}
        onChange={(id) => onPick(id === null ? null : Number(id))}
      />
    </div>
  )
}
