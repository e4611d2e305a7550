import { TriangleAlert } from '../../../../src/ui/icons'
import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { Attachments } from '../../../../src/parts/attachments'
import type { Message } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { useAttempt, useLetterKey } from '../../../../src/store'
import { ConfirmDialog, Failure, useFileDrop } from '../../../../src/ui'
import { pagePart } from '../../shared/pagePart'
import { nameOf } from '../entry/person'
import { MentionArea } from '../mentions/MentionArea'
import { Bottom } from './Bottom'
import styles from './composer.module.css'
import { isPublic } from './Draft'
import { ModeFields } from './ModeFields'
import { ModeSwitch } from './ModeSwitch'
import { useComposer } from './useComposer'

const HeldMail = pagePart(async () => (await import('../../../../src/parts/mail')).HeldMail)
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

/** Where entries are written. What is typed here stays here: the stream above knows nothing of it. */
export function Composer({ websiteId, ref }: Props) {
  const t = useMessages()
  const attempt = useAttempt()
  const composer = useComposer(websiteId)
  const { draft, isKept, type, change, uploads, canSend, isSending, failure, reply, held, asked, subjectDoubt } = composer
  const text = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const dropZone = useFileDrop(uploads.add)

  useImperativeHandle(ref, () => ({
    reply(message) {
      reply(message)
      text.current?.focus()
    },
    async takeBack({ id, to }) {
      if (await attempt({ run: () => composer.takeBack(id, nameOf(to)) })) text.current?.focus()
    },
  }))

  useLetterKey('c', () => {
    change({ mode: 'intern' })
    text.current?.focus()
  })

  const submit = async (sending = composer.submit()) => {
    if (await sending) text.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    uploads.add(files)
  }

  return (
    <>
      {/* The keys and files come from the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className={styles.composer}
        aria-label={t('thread.compose')}
        data-mode={draft.mode}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        {...dropZone}
      >
        <ModeSwitch value={draft.mode} onChange={change} />
        <ModeFields websiteId={websiteId} draft={draft} onChange={change} />
        <MentionArea
          websiteId={websiteId}
          area={text}
          label={t(`thread.compose.${draft.mode}`)}
          rows={2}
          placeholder={t(`thread.compose.${draft.mode}.hint`)}
          written={draft}
          isForTeam={!isPublic(draft.mode)}
          onChange={type}
        />
        <Attachments
          files={draft.files}
          uploads={uploads.uploads}
          onRemove={(file) => change({ files: draft.files.filter(({ id }) => id !== file.id) })}
          onDrop={uploads.drop}
          onRetry={uploads.retry}
        />
        {failure && <Failure>{t('thread.compose.failed', { reason: t(failure.message, failure.values) })}</Failure>}
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])])
            // So that the same file can be chosen again.
            event.target.value = ''
          }}
        />
        <Bottom
          mode={draft.mode}
          dueDate={draft.dueDate}
          isKept={isKept}
          canSend={canSend}
          isSending={isSending}
          chooser={chooser}
          onChange={change}
        />
      </form>
      {asked && (
        <SwitchDialog
          open={asked.open}
          to={isPublic(asked.mode) ? 'public' : 'internal'}
          onSwitch={() => composer.answer(true)}
          onClose={() => composer.answer(false)}
        />
      )}
      <ConfirmDialog
        open={subjectDoubt.isAsked}
        icon={TriangleAlert}
        title={t('thread.compose.noSubject.ask')}
        cancelLabel={t('thread.compose.noSubject.back')}
        confirmLabel={t('thread.compose.noSubject.send')}
        onConfirm={() => void submit(composer.send())}
        onClose={subjectDoubt.close}
      >
        {t('thread.compose.noSubject')}
      </ConfirmDialog>
      {held && (
        <HeldMail
          open={held.open}
          message={held.message}
          onEdit={composer.release}
          onSend={() => {
            composer.release()
            void submit(composer.send())
          }}
        />
      )}
    </>
  )
}
