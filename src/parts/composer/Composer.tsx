import type { ComponentProps, ReactNode, RefObject } from 'react'
import { FileChooser } from '../../ui'
import { Attachments, WritingForm } from '../attachments'
import { CompletionArea } from './completion/CompletionArea'
import styles from './composer.module.css'
import { ReplyQuestions } from './ReplyQuestions'
import { SendFailure } from './SendFailure'
import type { Sending } from './useSending'
import type { Writing } from './useWriting'

type AreaProps = ComponentProps<typeof CompletionArea>

interface Props extends Omit<AreaProps, 'label' | 'written' | 'latest' | 'area' | 'onChange'> {
  label: string
  /** What the field for the words is called. */
  textLabel: string
  composer: Pick<Writing, 'latest' | 'draft' | 'change' | 'type' | 'uploads'> &
    Pick<Sending, 'failure' | 'openFields' | 'isJoined' | 'subjectDoubt' | 'held' | 'release'>
  text: RefObject<HTMLTextAreaElement | null>
  /** Where files are chosen. */
  chooser: RefObject<HTMLInputElement | null>
  /** What stands above the words, beside them and at the end. */
  head: ReactNode
  beside?: ReactNode
  foot?: ReactNode
  onSend: () => void
  /** The writer has answered what there was to ask: it leaves. */
  onGoOn: () => void
}

/** Where words are written that go to a website's log: with files, saved replies and whatever is asked before they leave. */
export function Composer({ label, textLabel, composer, text, chooser, head, beside, foot, onSend, onGoOn, ...area }: Props) {
  const { latest, draft, change, type, uploads } = composer
  return (
    <>
      <WritingForm className={styles.composer} aria-label={label} data-mode={draft.mode} onSend={onSend} onFiles={uploads.add}>
        {head}
        <div className={styles.words} data-beside={beside ? true : undefined}>
          <CompletionArea {...area} label={textLabel} rows={2} area={text} written={draft} latest={latest} onChange={type} />
          {beside}
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
        {foot}
      </WritingForm>
      <ReplyQuestions sending={composer} onSend={onGoOn} />
    </>
  )
}
