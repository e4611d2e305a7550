import type { ReactNode } from 'react'
import { useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { Avatar, Button, PopoverButton, Skeleton } from '../../../src/ui'
import { pagePart } from '../shared/pagePart'
import type { PickPanelProps } from './PickPanel'
import styles from './personPicker.module.css'

const PickPanel = pagePart(async () => (await import('./PickPanel')).PickPanel, <Skeleton shape="block" height="96px" />)

interface Props extends PickPanelProps {
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
