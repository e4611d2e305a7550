import { UserRoundCheck, UserRoundX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { User } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import { Avatar, Button, ComboBox, type ComboOption, PopoverButton } from '../../../src/ui'
import styles from './personPicker.module.css'

interface Props {
  /** What the person is to the website. */
  label: string
  person: User | null
  options: readonly ComboOption[]
  onPick: (id: number | null) => void
  disabled?: boolean
  /** Beside the name. */
  end?: ReactNode
}

/** A person as a button; it opens a list to type in. */
export function PersonPicker({ label, person, options, onPick, disabled, end }: Props) {
  const t = useMessages()
  const name = person ? fullName(person) : t('partner.general.nobody')
  return (
    <PopoverButton
      label={label}
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="ghost" size="sm" className={styles.trigger} disabled={disabled} aria-label={`${label}: ${name}`}>
          <Avatar person={person} size="xs" decorative />
          <span className={styles.name} data-nobody={!person || undefined}>
            {name}
          </span>
          {end}
        </Button>
      )}
    >
      {(close) => (
        <PickPanel
          label={label}
          person={person}
          options={options}
          onPick={(id) => {
            close()
            if (id !== (person?.id ?? null)) onPick(id)
          }}
        />
      )}
    </PopoverButton>
  )
}

function PickPanel({ label, person, options, onPick }: Pick<Props, 'label' | 'person' | 'options' | 'onPick'>) {
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
