import type { RefObject } from 'react'
import { useMessages } from '../../../src/i18n'
import { PaneHead } from '../../../src/parts/desk'
import { IconButton, LockedActions } from '../../../src/ui'
import { AlarmClockOff, AlarmClock, Ban, Link, RotateCcw, Trash2, UserPlus } from '../../../src/ui/icons'
import { isPutOff } from '../desk/isPutOff'
import { useCopyMail } from '../desk/useCopyMail'
import type { UnassignedEmail } from '../../../src/contract'
import type { MailPaneProps } from './MailPaneProps'
import { MailFacts } from './MailFacts'
import { usePopupKey } from './usePopupKey'

interface Props extends MailPaneProps {
  mail: UnassignedEmail
  heading: RefObject<HTMLHeadingElement | null>
}

/** What the open mail is called, and what can be done with it. */
export function MailHead({ inbox, mail, heading, onLead, onBlock }: Props) {
  const t = useMessages()
  const copyLink = useCopyMail()
  const { canManage } = inbox
  const isOpen = mail.state === 'open'
  const snooze = usePopupKey(inbox, mail, { kind: 'snooze', letter: 'h', isOff: !canManage || !isOpen || isPutOff(mail) })
  return (
    <PaneHead
      pane={inbox.pane}
      openId={mail.id}
      title={mail.subject || t('unassignedEmails.noSubject')}
      heading={heading}
      actions={
        <>
          <LockedActions>
            {canManage && isOpen && (
              <>
                <IconButton
                  icon={Trash2}
                  size="sm"
                  label={t('unassignedEmails.remove')}
                  aria-keyshortcuts="d"
                  onClick={() => void inbox.remove([mail])}
                />
                {isPutOff(mail) ? (
                  <IconButton
                    icon={AlarmClockOff}
                    size="sm"
                    label={t('unassignedEmails.wake')}
                    onClick={() => void inbox.snooze([mail], null)}
                  />
                ) : (
                  <IconButton {...snooze} icon={AlarmClock} size="sm" label={t('unassignedEmails.snooze')} />
                )}
                <IconButton
                  icon={UserPlus}
                  size="sm"
                  label={t('unassignedEmails.lead')}
                  aria-keyshortcuts="n"
                  onClick={() => onLead(mail)}
                />
                {mail.from.email && (
                  <IconButton
                    icon={Ban}
                    size="sm"
                    label={t('unassignedEmails.block')}
                    aria-keyshortcuts="b"
                    onClick={() => onBlock(mail)}
                  />
                )}
              </>
            )}
            {canManage && !isOpen && (
              <IconButton icon={RotateCcw} size="sm" label={t('unassignedEmails.restore')} onClick={() => void inbox.restore([mail])} />
            )}
          </LockedActions>
          <IconButton
            icon={Link}
            size="sm"
            label={t('unassignedEmails.copyLink')}
            aria-keyshortcuts="."
            onClick={() => copyLink(mail.id)}
          />
        </>
      }
    >
      <MailFacts inbox={inbox} mail={mail} />
    </PaneHead>
  )
}
