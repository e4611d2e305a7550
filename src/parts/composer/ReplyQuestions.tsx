import { useMessages } from '../../i18n'
import { pagePart } from '../../islands'
import { ConfirmDialog } from '../../ui'
import { TriangleAlert } from '../../ui/icons'
import type { Sending } from './useSending'

const HeldMail = pagePart(async () => (await import('../mail')).HeldMail)

interface Props {
  sending: Pick<Sending, 'subjectDoubt' | 'held' | 'release'>
  /** The writer has answered: it leaves. */
  onSend: () => void
}

/** What the writer of a mail is asked before it leaves: whether a subject is missing, and what came in meanwhile. */
export function ReplyQuestions({ sending: { subjectDoubt, held, release }, onSend }: Props) {
  const t = useMessages()
  return (
    <>
      <ConfirmDialog
        open={subjectDoubt.isAsked}
        icon={TriangleAlert}
        title={t('composer.noSubject.ask')}
        cancelLabel={t('composer.noSubject.back')}
        confirmLabel={t('composer.noSubject.send')}
        onConfirm={onSend}
        onClose={subjectDoubt.close}
      >
        {t('composer.noSubject')}
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
