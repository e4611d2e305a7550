import { ChevronRight } from '../../../../src/ui/icons'
import { useState } from 'react'
import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { CATEGORY_ICONS } from '../../../../src/ui'
import { nameOf } from '../../../../src/parts/message'
import { ThreadMessage } from './ThreadMessage'
import styles from './threadMessage.module.css'

interface Props {
  messages: readonly Message[]
  chosenId: number | undefined
}

/** Several lines of the system in one: "12 changes by Anna" (WM-11). It opens by itself for the message that somebody wants to see. */
export function SystemRun({ messages, chosenId }: Props) {
  const t = useMessages()
  const holdsChosen = messages.some(({ id }) => id === chosenId)
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || holdsChosen
  const names = [...new Set(messages.map(({ from }) => nameOf(from)))]
  const [name] = names
  const Icon = CATEGORY_ICONS.system
  const text =
    names.length === 1 && name
      ? t('websiteDetails.thread.changesBy', { count: messages.length, name })
      : t('websiteDetails.thread.changes', { count: messages.length })
  return (
    <div data-row className={styles.run} data-open={isOpen || undefined}>
      <button type="button" className={styles.runButton} aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
        <Icon size={14} aria-hidden />
        {text}
        <ChevronRight size={14} aria-hidden className={styles.chevron} />
      </button>
      {isOpen && messages.map((message) => <ThreadMessage key={message.id} message={message} isChosen={message.id === chosenId} />)}
    </div>
  )
}
