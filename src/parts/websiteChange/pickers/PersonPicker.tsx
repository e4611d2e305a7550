import { useMessages } from '../../../i18n'
import { fullName } from '../../../model'
import { Avatar, Button } from '../../../ui'
import { PersonButton } from './PersonButton'
import type { PersonListProps } from './PersonList'
import styles from './personPicker.module.css'

interface Props extends PersonListProps {
  disabled?: boolean
}

/** A person as a button; it opens a list to type in. */
export function PersonPicker({ disabled, ...list }: Props) {
  const t = useMessages()
  const { label, person } = list
  const name = person ? fullName(person) : t('partner.general.nobody')
  return (
    <PersonButton
      {...list}
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="ghost" size="sm" className={styles.trigger} disabled={disabled} aria-label={`${label}: ${name}`}>
          <Avatar person={person ?? null} size="xs" decorative />
          <span className={styles.name} data-nobody={!person || undefined}>
            {name}
          </span>
        </Button>
      )}
    />
  )
}
