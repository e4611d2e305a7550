import { useRef, useState } from 'react'
import { type UnassignedEmail, type WebsiteReference } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { WebsitePicker } from '../../../src/parts/websitePicker'
import { useLetterKey } from '../../../src/store'
import { Button, Checkbox, StatusBadge } from '../../../src/ui'
import styles from './suggestions.module.css'
import type { Inbox } from '../desk/useInbox'
import type { WebsiteChoice } from '../desk/useTriage'

interface Props {
  inbox: Inbox
  mail: UnassignedEmail
}

/** Where the mail may belong and why. */
export function Suggestions({ inbox, mail }: Props) {
  const t = useMessages()
  const { canManage } = inbox
  const assign = (website: WebsiteChoice) => void inbox.assign([mail], website, inbox.remembers(mail.id))
  return (
    <section className={styles.places} aria-label={t('unassignedEmails.places')}>
      <h3 className={styles.title}>{t('unassignedEmails.places')}</h3>
      {mail.state !== 'open' ? (
        <Left mail={mail} />
      ) : (
        <>
          {mail.suggestions.length === 0 && <p className={styles.muted}>{t('unassignedEmails.noSuggestion')}</p>}
          <ol className={styles.suggestions}>
            {mail.suggestions.map((suggestion, nth) => (
              <li key={suggestion.website.id} className={styles.suggestion}>
                <WebsiteName website={suggestion.website} />
                <ul className={styles.reasons}>
                  {suggestion.reasons.map((reason) => (
                    <li key={reason}>{t(`unassignedEmails.reason.${reason}`)}</li>
                  ))}
                </ul>
                {canManage && (
                  <Button
                    size="sm"
                    variant={nth === 0 ? 'primary' : 'secondary'}
                    aria-label={t('unassignedEmails.assignTo', { website: suggestion.website.title })}
                    aria-keyshortcuts={String(nth + 1)}
                    // By the second click of a double one the next mail is in this place.
                    onClick={({ detail }) => detail < 2 && assign(suggestion.website)}
                  >
                    {t('unassignedEmails.assign')}
                  </Button>
                )}
              </li>
            ))}
          </ol>
          {canManage ? (
            <>
              <OtherWebsite onChoose={assign} />
              <Checkbox
                label={t('unassignedEmails.remember')}
                description={t('unassignedEmails.remember.hint')}
                checked={inbox.remembers(mail.id)}
                onChange={(yes) => inbox.setRemembers(mail.id, yes)}
              />
              <p className={styles.keys}>{t('unassignedEmails.keys')}</p>
            </>
          ) : (
            <p className={styles.muted}>{t('unassignedEmails.readOnly')}</p>
          )}
        </>
      )}
    </section>
  )
}

function WebsiteName({ website }: { website: WebsiteReference }) {
  return (
    <span className={styles.line}>
      <WebsiteLink website={website} className={styles.name} />
      {website.status && <StatusBadge status={website.status} />}
    </span>
  )
}

function OtherWebsite({ onChoose }: { onChoose: (website: WebsiteChoice) => void }) {
  const t = useMessages()
  const [chosen, setChosen] = useState<WebsiteChoice | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useLetterKey('m', () => box.current?.querySelector('input')?.focus())
  return (
    <div ref={box} className={styles.other}>
      <WebsitePicker label={t('unassignedEmails.other')} value={chosen} onChange={setChosen} />
      <Button disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
        {t('unassignedEmails.assign')}
      </Button>
    </div>
  )
}

/** The mail has been dealt with. */
function Left({ mail: { state, assignedWebsite } }: Pick<Props, 'mail'>) {
  const t = useMessages()
  if (state === 'removed') return <p className={styles.muted}>{t('unassignedEmails.removed.hint')}</p>
  return assignedWebsite && <WebsiteName website={assignedWebsite} />
}
