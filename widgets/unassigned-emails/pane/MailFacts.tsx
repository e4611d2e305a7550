import type { UnassignedEmail } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { PaneFact } from '../../../src/parts/desk'
import { Badge, PersonName } from '../../../src/ui'
import { AlarmClock, Tag } from '../../../src/ui/icons'
import { isPutOff } from '../desk/isPutOff'
import type { Inbox } from '../desk/useInbox'
import styles from './pane.module.css'
import { usePopupKey } from './usePopupKey'

interface Props {
  inbox: Inbox
  mail: UnassignedEmail
}

/** Who has the mail, its tags, and until when it is put off; the first two are changed in their place. */
export function MailFacts({ inbox, mail }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { assigned_to: person, tags, snoozedUntil } = mail
  const isOff = !inbox.canManage || mail.state !== 'open'
  const giving = usePopupKey(inbox, mail, { kind: 'assigned_to', letter: 'a', isOff })
  const tagging = usePopupKey(inbox, mail, { kind: 'tags', letter: 't', isOff })
  const name = person ? fullName(person) : t('partner.general.nobody')
  const shownPerson = person ? <PersonName person={person} size="xs" /> : <span className={styles.nobody}>{name}</span>
  const shownTags = tags.map(({ id, name: tag, color }) => (
    <Badge key={id} colour={color}>
      {tag}
    </Badge>
  ))
  return (
    <>
      {isOff ? (
        <>
          <span title={t('unassignedEmails.assignedTo')}>{shownPerson}</span>
          {shownTags}
        </>
      ) : (
        <>
          <PaneFact label={t('unassignedEmails.assignedTo')} value={name} {...giving}>
            {shownPerson}
          </PaneFact>
          <PaneFact label={t('unassignedEmails.tags')} value={formats.list(tags.map((tag) => tag.name))} {...tagging}>
            {tags.length > 0 ? (
              shownTags
            ) : (
              <span className={styles.nobody}>
                <Tag size={14} aria-hidden /> {t('unassignedEmails.tags')}
              </span>
            )}
          </PaneFact>
        </>
      )}
      {snoozedUntil !== null && isPutOff(mail) && (
        <Badge icon={AlarmClock}>{t('unassignedEmails.until', { date: formats.shortDateTime(snoozedUntil) })}</Badge>
      )}
    </>
  )
}
