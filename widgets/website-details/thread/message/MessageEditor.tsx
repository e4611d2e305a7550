import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useUpdateMessageMutation } from '../../../../src/api/messages'
import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { useOfferUndo } from '../../../../src/parts/recentActions'
import { reasonFor } from '../../../../src/parts/submit'
import { mentionsIn } from '../../../../src/model'
import { useUnsavedChanges } from '../../../../src/store'
import { Button } from '../../../../src/ui'
import { useDraftKey } from '../../../../src/parts/drafts'
import { readDraftOver, writeDraftOver } from '../../inline/draftOver'
import { CompletionArea } from '../../../../src/parts/composer'
import { MENTIONS } from '../mentions/completionFor'
import { useMentionable } from '../../../../src/parts/people'
import { Quote } from '../../../../src/parts/message'
import { useThread } from '../shared/ThreadContext'
import styles from './threadMessage.module.css'

interface Props {
  message: Message
  onClose: () => void
}

/** Changes the words of a message in its place. When somebody else changed them meanwhile both are shown, and nothing is overwritten unseen. */
export function MessageEditor({ message, onClose }: Props) {
  const t = useMessages()
  const { websiteId } = useThread()
  const draftKey = useDraftKey('message', message.id)
  const [kept] = useState(() => readDraftOver(draftKey))
  const [text, setText] = useState(kept?.text ?? message.message)
  /** What was there when the editing began. */
  const [base, setBase] = useState(kept?.base ?? message.message)
  const [error, setError] = useState<ReactNode>()
  const [update, { isLoading }] = useUpdateMessageMutation()
  const mentionable = useMentionable(websiteId)
  const offerUndo = useOfferUndo()
  const field = useRef<HTMLTextAreaElement>(null)
  const latest = useRef({ text })
  const isDirty = text !== base
  const hasConflict = message.message !== base && message.message !== text
  useUnsavedChanges(isDirty)
  useEffect(() => field.current?.focus(), [])

  const type = (next: string) => {
    latest.current = { text: next }
    setText(next)
    setError(undefined)
    writeDraftOver(draftKey, { text: next, base })
  }
  const close = () => {
    writeDraftOver(draftKey, null)
    onClose()
  }

  async function save(): Promise<void> {
    if (isLoading || !text.trim()) return
    if (!isDirty) return close()
    setBase(message.message)
    try {
      const mentions = mentionsIn(text, mentionable)
      const change = { message: text, version: message.version, ...(mentions.length > 0 && { mentions }) }
      await update({ websiteId, id: message.id, change }).unwrap()
      const undo = () => update({ websiteId, id: message.id, change: { message: message.message } }).unwrap()
      offerUndo(t('websiteDetails.thread.changed'), undo, ({ messageUndo }) => messageUndo(websiteId, message, { message: text }))
      if (latest.current.text === text) return close()
      // Its writer has gone on meanwhile, over what is saved now.
      setBase(text)
      writeDraftOver(draftKey, { ...latest.current, base: text })
    } catch (thrown) {
      setError(reasonFor(thrown))
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    if (event.key === 'Escape') close()
  }

  return (
    <div className={styles.editor}>
      {hasConflict && (
        <div className={styles.conflict} role="alert">
          <p>{t('websiteDetails.thread.changedMeanwhile')}</p>
          <Quote>{message.message}</Quote>
        </div>
      )}
      <CompletionArea
        {...MENTIONS}
        websiteId={websiteId}
        area={field}
        label={t('partner.general.edit')}
        written={text}
        latest={latest}
        error={error}
        onChange={type}
        onKeyDown={onKeyDown}
      />
      <div className={styles.editorActions}>
        <Button size="sm" onClick={close}>
          {t('partner.general.cancel')}
        </Button>
        <Button size="sm" variant="primary" busy={isLoading} onClick={() => void save()}>
          {t(hasConflict ? 'websiteDetails.thread.keepMine' : 'partner.general.save')}
        </Button>
      </div>
    </div>
  )
}
