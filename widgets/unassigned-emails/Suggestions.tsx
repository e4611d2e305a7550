import { Ban, RotateCcw, Trash2, UserPlus } from '../../src/ui/icons'
import { useState } from 'react'
import { type UnassignedEmail, type WebsiteReference } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { WebsiteLink } from '../../src/parts/websiteLink'
import { WebsitePicker } from '../../src/parts/websitePicker'
import { Button, Checkbox, cx, StatusBadge } from '../../src/ui'
import panes from './panes.module.css'
import styles from './suggestions.module.css'
import type { Triage, WebsiteChoice } from './shared/useTriage'

interface Props {
  mail: UnassignedEmail
  triage: Triage
  canManage: boolean
  remember: boolean
  onRemember: (remember: boolean) => void
  onLead: () => void
  onBlock: () => void
}

/** Where the mail may belong and why, and what else can become of it. */
export function Suggestions({ mail, triage, canManage, remember, onRemember, onLead, onBlock }: Props) {
  const t = useMessages()
  const assign = (website: WebsiteChoice) => void triage.assign([mail.id], website, remember)
  return (
    <aside className={cx(panes.places, styles.places)} aria-label={t('unassignedEmails.places')}>
      <h2 className={styles.title}>{t('unassignedEmails.places')}</h2>
      {mail.state !== 'open' ? (
        <Removed mail={mail} triage={triage} canManage={canManage} />
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
                    busy={triage.isBusy}
                    aria-label={t('unassignedEmails.assignTo', { website: suggestion.website.title })}
                    aria-keyshortcuts={String(nth + 1)}
                    onClick={() => assign(suggestion.website)}
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
                checked={remember}
                onChange={onRemember}
              />
              <div className={styles.actions}>
                <Button size="sm" icon={UserPlus} aria-keyshortcuts="n" onClick={onLead}>
                  {t('unassignedEmails.lead')}
                </Button>
                <Button size="sm" icon={Trash2} aria-keyshortcuts="d" busy={triage.isBusy} onClick={() => void triage.remove([mail.id])}>
                  {t('unassignedEmails.remove')}
                </Button>
                <Button size="sm" icon={Ban} aria-keyshortcuts="b" disabled={!mail.from.email} onClick={onBlock}>
                  {t('unassignedEmails.block')}
                </Button>
              </div>
              <p className={styles.keys}>{t('unassignedEmails.keys')}</p>
            </>
          ) : (
            <p className={styles.muted}>{t('unassignedEmails.readOnly')}</p>
          )}
        </>
      )}
    </aside>
  )
}

function WebsiteName({ website }: { website: WebsiteReference }) {
  return (
    <span className={styles.line}>
      <WebsiteLink website={website} />
      {website.status && <StatusBadge status={website.status} />}
    </span>
  )
}

function OtherWebsite({ onChoose }: { onChoose: (website: WebsiteChoice) => void }) {
  const t = useMessages()
  const [chosen, setChosen] = useState<WebsiteChoice | null>(null)
  return (
    <div className={styles.other}>
      <WebsitePicker label={t('unassignedEmails.other')} value={chosen} onChange={setChosen} />
      <Button disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
        {t('unassignedEmails.assign')}
      </Button>
    </div>
  )
}

function Removed({ mail, triage, canManage }: Pick<Props, 'mail' | 'triage' | 'canManage'>) {
  const t = useMessages()
  return (
    <>
      <p className={styles.muted}>{t('unassignedEmails.removed.hint')}</p>
      {canManage && (
        <Button icon={RotateCcw} onClick={() => void triage.restore([mail.id])}>
          {t('unassignedEmails.restore')}
        </Button>
      )}
    </>
  )
}
