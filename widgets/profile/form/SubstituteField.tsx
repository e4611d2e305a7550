import type { User } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { PersonSelect, usePeople } from '../../../src/parts/people'
import { selectUser, useAppSelector } from '../../../src/store'

interface Props {
  /** Who it is now, whoever is on the page. */
  known: User | null
  /** Id, or empty for nobody. */
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

/** Who hears of what the absent person is given. */
export function SubstituteField({ known, value, error, onChange }: Props) {
  const t = useMessages()
  const me = useAppSelector(selectUser)
  const colleagues = usePeople().filter(({ id, active }) => active && id !== me?.id && id !== known?.id)
  return (
    <PersonSelect
      label={t('profile.substitute')}
      placeholder={t('profile.substitute.nobody')}
      people={[...(known ? [known] : []), ...colleagues]}
      value={value}
      error={error}
      description={t('profile.substitute.description')}
      onChange={onChange}
    />
  )
}
