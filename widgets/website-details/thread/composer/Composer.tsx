import { type Ref, useCallback, useImperativeHandle, useRef } from 'react'
import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { pagePart } from '../../../../src/islands'
import { Composer as Frame, isPublic, type Mode } from '../../../../src/parts/composer'
import { nameOf } from '../../../../src/parts/message'
import { focusField } from '../../shared/focusField'
import { completionFor } from '../mentions/completionFor'
import styles from './fields.module.css'
import { ModeFields } from './ModeFields'
import { ModeSwitch } from './ModeSwitch'
import { SendButton } from './SendButton'
import { Tools } from './Tools'
import { useComposer } from './useComposer'
import { useComposerKeys } from './useComposerKeys'

const SwitchDialog = pagePart(async () => (await import('./SwitchDialog')).SwitchDialog)

export interface ComposerHandle {
  reply(message: Message): void
  /** Goes on writing an answer that has not left yet. */
  takeBack(message: Message): void
}

interface Props {
  websiteId: number
  ref: Ref<ComposerHandle>
}

/** Where messages are written. What is typed here stays here: the stream above knows nothing of it. */
export function Composer({ websiteId, ref }: Props) {
  const t = useMessages()
  const text = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const show = () => focusField(text.current)
  const composer = useComposer(websiteId, show)
  const { draft, isKept, change, canSend, isSending, asked, answer } = composer
  const { mode } = draft

  useImperativeHandle(ref, () => ({
    reply(message) {
      composer.reply(message)
      show()
    },
    takeBack: ({ id, to }) => void composer.takeBack?.(id, nameOf(to)),
  }))
  /** Whoever says what they write goes on to write it. */
  const begin = useCallback(
    (next: Mode) => {
      change({ mode: next })
      focusField(text.current)
    },
    [change],
  )
  useComposerKeys(begin)
  const submit = async (sending: Promise<boolean>) => {
    if (await sending) text.current?.focus()
  }

  return (
    <>
      <Frame
        {...completionFor(mode)}
        label={t('websiteDetails.thread.compose')}
        textLabel={t(`websiteDetails.thread.compose.${mode}`)}
        placeholder={t(`websiteDetails.thread.compose.${mode}.hint`)}
        websiteId={websiteId}
        composer={composer}
        text={text}
        chooser={chooser}
        head={
          <>
            <div className={styles.head}>
              <ModeSwitch value={mode} onChange={begin} />
              <Tools draft={draft} isKept={isKept} text={text} chooser={chooser} onChange={change} />
            </div>
            <ModeFields websiteId={websiteId} draft={draft} text={text} onChange={change} />
          </>
        }
        beside={<SendButton mode={mode} canSend={canSend} isSending={isSending} />}
        onSend={() => void submit(composer.submit())}
        onGoOn={() => void submit(composer.send())}
      />
      {asked && (
        <SwitchDialog
          open={asked.open}
          to={isPublic(asked.mode) ? 'public' : 'internal'}
          onSwitch={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </>
  )
}
