import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocale, useMessages } from '../../../../src/i18n'
import { fullName } from '../../../../src/model'
import { type Colleague, personOption } from '../../../../src/parts/people'
import { ComboList } from '../../../../src/ui'
import styles from './mentions.module.css'
import { useMentionable } from '../../../../src/parts/people'

export type MentionKeys = (event: KeyboardEvent) => void

interface Props {
  id: string
  websiteId: number
  /** The beginning of the name. */
  query: string
  /** Takes what is done with the keys of the field, which keeps the focus. */
  keys: RefObject<MentionKeys | null>
  /** The option that Enter would take. */
  onActive: (optionId: string | undefined) => void
  onChoose: (name: string) => void
  onClose: () => void
}

const MAX_SHOWN = 6
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Colleagues to name, above the field in which their name is begun. */
export function MentionList({ id, websiteId, query, keys, onActive, onChoose, onClose }: Props) {
  const t = useMessages()
  const locale = useLocale()
  const people = useMentionable(websiteId).filter(beginsWith(query, locale)).slice(0, MAX_SHOWN)
  const [place, setPlace] = useState(0)
  const active = Math.min(place, people.length - 1)
  const chosen = people[active]

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!chosen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return
    const step = STEPS[event.key]
    if (step) setPlace((active + step + people.length) % people.length)
    else if (event.key === 'Enter') onChoose(fullName(chosen))
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    keys.current = (event) => onKeyDown(event)
    return () => {
      keys.current = null
    }
  }, [keys])

  const tell = useEffectEvent(onActive)
  const activeId = chosen && `${id}-${active}`
  useEffect(() => {
    tell(activeId)
    return () => tell(undefined)
  }, [activeId])

  if (!chosen) return null
  return (
    <div className={styles.list}>
      <ComboList
        id={id}
        label={t('websiteDetails.thread.mention')}
        options={people.map((person) => personOption(person))}
        active={active}
        value={null}
        onChoose={({ label }) => onChoose(label)}
        onPoint={setPlace}
      />
    </div>
  )
}

/** Any of the words of a name, or the whole of it. */
function beginsWith(query: string, locale: string): (person: Colleague) => boolean {
  const wanted = query.toLocaleLowerCase(locale)
  return (person) => {
    const name = fullName(person).toLocaleLowerCase(locale)
    return name.startsWith(wanted) || name.split(/\s+/).some((word) => word.startsWith(wanted))
  }
}
