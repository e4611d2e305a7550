import { useMessages } from '../../../i18n'
import { fullName } from '../../../model'
import { Avatar, Button } from '../../../ui'
import { PersonButton } from './PersonButton'
import type { PersonListProps } from './PersonList'
import styles from './personPicker.module.css'

interface Props extends PersonListProps {
  disabled?: boolean
  /** The letter that presses the button. */
  letter?: string
}

/** A person as a button; it opens a list to type in. */
export function PersonPicker({ disabled, letter, ...list }: Props) {
  const t = useMessages()
  const { label, person } = list
  const name = person ? fullName(person) : t('partner.general.nobody')
  return (
    <PersonButton
      {...list}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          variant="ghost"
          size="sm"
          className={styles.trigger}
          disabled={disabled}
          data-key={letter}
          aria-keyshortcuts={letter}
          aria-label={`${label}: ${name}`}
        >
          <Avatar person={person ?? null} size="xs" decorative />
          <span className={styles.name} data-nobody={!person || undefined}>
            {name}
          </span>
        </Button>
      )}
    />
  )
}
