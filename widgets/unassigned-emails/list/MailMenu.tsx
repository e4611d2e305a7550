import { useRef } from 'react'
import type { UnassignedEmail } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { IconButton, Menu, MenuItem } from '../../../src/ui'
import { AlarmClock, AlarmClockOff, Ellipsis, Link, RotateCcw, Tag, Trash2, UserRound } from '../../../src/ui/icons'
import { isPutOff } from '../desk/isPutOff'
import { useCopyMail } from '../desk/useCopyMail'
import type { PopupKind } from '../desk/usePopups'
import styles from './mailList.module.css'
import type { RowActions } from './RowActions'

/** What can be done with a mail from its row. */
export function MailMenu({ actions, mail }: { actions: RowActions; mail: UnassignedEmail }) {
  const t = useMessages()
  const place = useRef<HTMLSpanElement>(null)
  const copyLink = useCopyMail()
  const ask = (kind: PopupKind) => () => actions.ask(kind, [mail], place.current?.querySelector('button') ?? null)
  return (
    <span ref={place} className={styles.menu}>
      <Menu
        placement="bottom-end"
        renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('partner.general.more')} size="sm" />}
      >
        {mail.state === 'open' ? (
          <>
            <MenuItem changes icon={UserRound} onSelect={ask('assigned_to')}>
              {t('unassignedEmails.assignedTo')}
            </MenuItem>
            {isPutOff(mail) ? (
              <MenuItem changes icon={AlarmClockOff} onSelect={() => void actions.snooze([mail], null)}>
                {t('unassignedEmails.wake')}
              </MenuItem>
            ) : (
              <MenuItem changes icon={AlarmClock} onSelect={ask('snooze')}>
                {t('unassignedEmails.snooze')}
              </MenuItem>
            )}
            <MenuItem changes icon={Tag} onSelect={ask('tags')}>
              {t('unassignedEmails.tags')}
            </MenuItem>
            <MenuItem changes icon={Trash2} onSelect={() => void actions.remove([mail])}>
              {t('unassignedEmails.remove')}
            </MenuItem>
          </>
        ) : (
          <MenuItem changes icon={RotateCcw} onSelect={() => void actions.restore([mail])}>
            {t('unassignedEmails.restore')}
          </MenuItem>
        )}
        <MenuItem icon={Link} onSelect={() => copyLink(mail.id)}>
          {t('unassignedEmails.copyLink')}
        </MenuItem>
      </Menu>
    </span>
  )
}
