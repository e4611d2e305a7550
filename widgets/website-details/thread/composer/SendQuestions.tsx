import { useMessages } from '../../../../src/i18n'
import { ConfirmDialog } from '../../../../src/ui'
import { TriangleAlert } from '../../../../src/ui/icons'
import { pagePart } from '../../shared/pagePart'
import { isPublic } from './Draft'
import type { ComposerState } from './useComposer'

const HeldMail = pagePart(async () => (await import('../../../../src/parts/mail')).HeldMail)
const SwitchDialog = pagePart(async () => (await import('./SwitchDialog')).SwitchDialog)

interface Props {
  composer: ComposerState
  /** The writer has answered: it leaves. */
  onSend: () => void
}

/** What the writer is asked before others read it: whether they are those that are meant, whether a subject is missing, and what came in meanwhile. */
export function SendQuestions({ composer, onSend }: Props) {
  const t = useMessages()
  const { asked, answer, subjectDoubt, held, release } = composer
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
      <ConfirmDialog
        open={subjectDoubt.isAsked}
        icon={TriangleAlert}
        title={t('websiteDetails.thread.compose.noSubject.ask')}
        cancelLabel={t('websiteDetails.thread.compose.noSubject.back')}
        confirmLabel={t('websiteDetails.thread.compose.noSubject.send')}
        onConfirm={onSend}
        onClose={subjectDoubt.close}
      >
        {t('websiteDetails.thread.compose.noSubject')}
      </ConfirmDialog>
      {held && (
        <HeldMail
          open={held.open}
          message={held.message}
          onEdit={release}
          onSend={() => {
            release()
            onSend()
          }}
        />
      )}
    </>
  )
}
