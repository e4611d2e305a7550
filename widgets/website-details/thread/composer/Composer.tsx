import { type Ref, useImperativeHandle, useRef } from 'react'
import { Attachments, WritingForm } from '../../../../src/parts/attachments'
import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { useAttempt } from '../../../../src/store'
import { FileChooser } from '../../../../src/ui'
import { nameOf } from '../../../../src/parts/message'
import { isPublic, SendFailure } from '../../../../src/parts/composer'
import { MentionArea } from '../mentions/MentionArea'
import { focusField } from '../../shared/focusField'
import styles from './composer.module.css'
import { ModeFields } from './ModeFields'
import { ModeSwitch } from './ModeSwitch'
import { SendButton } from './SendButton'
import { SendQuestions } from './SendQuestions'
import { Tools } from './Tools'
import { useComposer } from './useComposer'
import { useComposerKeys } from './useComposerKeys'

export interface ComposerHandle {
  reply(message: Message): void
  /** Goes on writing an answer that has not left yet. */
  takeBack(message: Message): void
}

interface Props {
  websiteId: number
  ref: Ref<ComposerHandle>
}

/** Where entries are written. What is typed here stays here: the stream above knows nothing of it. */
export function Composer({ websiteId, ref }: Props) {
  const t = useMessages()
  const attempt = useAttempt()
  const composer = useComposer(websiteId)
  const { draft, isKept, type, change, uploads, canSend, isSending, reply } = composer
  const text = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)

  useImperativeHandle(ref, () => ({
    reply(message) {
      reply(message)
      focusField(text.current)
    },
    async takeBack({ id, to }) {
      if (await attempt({ run: () => composer.takeBack(id, nameOf(to)) })) text.current?.focus()
    },
  }))

  useComposerKeys((mode) => {
    change({ mode })
    focusField(text.current)
  })

  const submit = async (sending = composer.submit()) => {
    if (await sending) text.current?.focus()
  }

  return (
    <>
      <WritingForm
        className={styles.composer}
        aria-label={t('websiteDetails.thread.compose')}
        data-mode={draft.mode}
        onSend={() => void submit()}
        onFiles={uploads.add}
      >
        <div className={styles.head}>
          <ModeSwitch value={draft.mode} onChange={change} />
          <Tools draft={draft} isKept={isKept} chooser={chooser} onChange={change} />
        </div>
        <ModeFields websiteId={websiteId} draft={draft} onChange={change} />
        <div className={styles.words}>
          <MentionArea
            websiteId={websiteId}
            area={text}
            label={t(`websiteDetails.thread.compose.${draft.mode}`)}
            rows={2}
            placeholder={t(`websiteDetails.thread.compose.${draft.mode}.hint`)}
            written={draft}
            isForTeam={!isPublic(draft.mode)}
            onChange={type}
          />
          <SendButton mode={draft.mode} canSend={canSend} isSending={isSending} />
        </div>
        <Attachments
          files={draft.files}
          uploads={uploads.uploads}
          onRemove={(file) => change({ files: draft.files.filter(({ id }) => id !== file.id) })}
          onDrop={uploads.drop}
          onRetry={uploads.retry}
        />
        <SendFailure sending={composer} />
        <FileChooser ref={chooser} multiple onChoose={uploads.add} />
      </WritingForm>
      <SendQuestions composer={composer} onSend={() => void submit(composer.send())} />
    </>
  )
}
