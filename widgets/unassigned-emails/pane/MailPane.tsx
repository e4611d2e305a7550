import { useMessages } from '../../../src/i18n'
import { PaneState, PaneWait } from '../../../src/parts/desk'
import { LoadFailure } from '../../../src/parts/submit'
import { EmptyState } from '../../../src/ui'
import { MailQuestion } from '../../../src/ui/icons'
import type { MailPaneProps } from './MailPaneProps'
import { OpenMail } from './OpenMail'

/** The mail of an address; or why there is none. */
export default function MailPane({ inbox, ...ways }: MailPaneProps) {
  const t = useMessages()
  const { pane, openMail } = inbox
  const { mail, isMissing, failure, refetch } = openMail
  if (mail) return <OpenMail key={mail.id} inbox={inbox} mail={mail} {...ways} />
  if (!failure && !isMissing) return <PaneWait pane={pane} />
  const again = () => {
    pane.reopen()
    refetch()
  }
  return (
    <PaneState pane={pane}>
      {failure ? (
        <LoadFailure error={failure} onRetry={again} />
      ) : (
        <EmptyState icon={MailQuestion} title={t('unassignedEmails.gone')} description={t('unassignedEmails.gone.hint')} />
      )}
    </PaneState>
  )
}
