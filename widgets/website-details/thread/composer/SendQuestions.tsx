import { pagePart } from '../../../../src/islands'
import { isPublic, ReplyQuestions } from '../../../../src/parts/composer'
import type { ComposerState } from './useComposer'

const SwitchDialog = pagePart(async () => (await import('./SwitchDialog')).SwitchDialog)

interface Props {
  composer: ComposerState
  /** The writer has answered: it leaves. */
  onSend: () => void
}

/** What the writer is asked before others read it: whether they are those that are meant, and what there is to ask about a mail. */
export function SendQuestions({ composer, onSend }: Props) {
  const { asked, answer } = composer
  return (
    <>
      {asked && (
        <SwitchDialog
          open={asked.open}
          to={isPublic(asked.mode) ? 'public' : 'internal'}
          onSwitch={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
      <ReplyQuestions sending={composer} onSend={onSend} />
    </>
  )
}
