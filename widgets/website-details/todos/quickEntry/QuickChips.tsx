import { useEffect, useEffectEvent } from 'react'
import { useFormats, useMessages } from '../../../../src/i18n'
import { useAnnounce } from '../../../../src/ui'
import { BellRing, CalendarClock, UserRound, X } from '../../../../src/ui/icons'
import styles from './quickEntry.module.css'
import type { Understood } from './readQuickTodo'
import { useMeaningText } from './useMeaningText'

interface Props {
  understood: readonly Understood[]
  /** Leaves the words in the text. */
  onKeep: (words: string) => void
}

/** What a line was taken for while it is typed, each to be taken back by itself; spoken as it changes. */
export function QuickChips({ understood, onKeep }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const announce = useAnnounce()
  const textOf = useMeaningText()
  const label = t('websiteDetails.todo.understood')
  const said = understood.length > 0 ? `${label}: ${formats.list(understood.map(textOf))}` : ''
  const say = useEffectEvent(announce)
  useEffect(() => {
    if (said) say(said)
  }, [said])
  if (understood.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={label}>
      {understood.map((one) => {
        const { words, meaning } = one
        const Icon = meaning.dueDate ? CalendarClock : meaning.to ? UserRound : BellRing
        const leave = t('websiteDetails.todo.understood.keep', { words })
        return (
          <li key={words} className={styles.chip}>
            <Icon size={14} aria-hidden />
            <span className={styles.text}>{textOf(one)}</span>
            <button
              type="button"
              className={styles.keep}
              aria-label={leave}
              title={leave}
              onClick={() => {
                announce(t('websiteDetails.todo.understood.kept', { words }))
                onKeep(words)
              }}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
