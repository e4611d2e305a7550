import { UserRoundX } from '../../../src/ui/icons'
import type { ComponentProps } from 'react'
import type { User } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { Avatar, Menu, MenuItem, MenuSeparator } from '../../../src/ui'
import { type Colleague, isAway } from '../data/usePeople'
import { useEdits } from './Edits'
import styles from './personMenu.module.css'

interface Props {
  people: readonly Colleague[]
  value: User | null
  /** Nobody is a choice. */
  nobody?: boolean
  /** Why a person cannot be chosen now. */
  reasonAgainst?: (person: Colleague) => string | null
  onChoose: (person: User | null) => void
  renderTrigger: ComponentProps<typeof Menu>['renderTrigger']
}

/** Chooses the person in charge. */
export function PersonMenu({ renderTrigger, ...items }: Props) {
  return (
    <Menu renderTrigger={renderTrigger}>
      <PersonItems {...items} />
    </Menu>
  )
}

/** Made when the menu opens: a board has hundreds of menus, and reasons for everybody take their time. */
export function PersonItems({ people, value, nobody, reasonAgainst, onChoose }: Omit<Props, 'renderTrigger'>) {
  const t = useMessages()
  const formats = useFormats()
  const { today } = useEdits().rules
  const describe = (person: Colleague) =>
    reasonAgainst?.(person) ??
    (isAway(person, today) && person.absentUntil ? t('websites.absentUntil', { date: formats.dayMonth(person.absentUntil) }) : null)
  return (
    <>
      {nobody && (
        <>
          <MenuItem icon={UserRoundX} checked={value === null} onSelect={() => onChoose(null)}>
            {t('partner.general.nobody')}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {people.map((person) => (
        <MenuItem key={person.id} checked={person.id === value?.id} description={describe(person)} onSelect={() => onChoose(person)}>
          <span className={styles.person}>
            <Avatar person={person} size="xs" decorative />
            {fullName(person)}
          </span>
        </MenuItem>
      ))}
    </>
  )
}
