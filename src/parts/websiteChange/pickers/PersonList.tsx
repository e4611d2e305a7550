import { UserRoundCheck, UserRoundX } from '../../../ui/icons'
import { useEffect, useRef } from 'react'
import type { User } from '../../../contract'
import { useFormats, useMessages } from '../../../i18n'
import { useToday } from '../../../islands'
import { selectUser, useAppSelector } from '../../../store'
import { Button, ComboBox, Stack } from '../../../ui'
import { type Colleague, personOption } from '../../people'
import { awayText } from '../awayText'
import styles from './personPicker.module.css'

export interface PersonListProps {
  /** What the person is to the website. */
  label: string
  people: readonly Colleague[]
  /** Who it is now; undefined for several who are not the same. */
  person: User | null | undefined
  /** Nobody is a choice. */
  nobody?: boolean | undefined
  /** Why a person cannot be chosen now. */
  reasonAgainst?: ((person: Colleague) => string | null) | undefined
  onPick: (person: Colleague | null) => void
}

/** People to choose from by typing, with oneself and nobody in front. */
export default function PersonList({ label, people, person, nobody = true, reasonAgainst, onPick }: PersonListProps) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const user = useAppSelector(selectUser)
  const ref = useRef<HTMLDivElement>(null)
  const me = people.find(({ id }) => id === user?.id)
  const noteOf = (one: Colleague) => reasonAgainst?.(one) ?? awayText(one, today, { t, formats })

  // Whoever opens the panel wants to type a name.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])

  return (
    <Stack ref={ref} gap={3} className={styles.panel}>
      <div className={styles.shortcuts}>
        {me && me.id !== person?.id && (
          <Button size="sm" icon={UserRoundCheck} onClick={() => onPick(me)}>
            {t('websiteChange.assignMe')}
          </Button>
        )}
        {nobody && person !== null && (
          <Button size="sm" icon={UserRoundX} onClick={() => onPick(null)}>
            {t('websiteChange.unassign')}
          </Button>
        )}
      </div>
      <ComboBox
        inline
        label={label}
        placeholder={t('websiteChange.pickPerson')}
        options={people.map((one) => personOption(one, noteOf(one)))}
        value={person ? String(person.id) : null}
        onChange={(id) => onPick(people.find((one) => String(one.id) === id) ?? null)}
      />
    </Stack>
  )
}
