import { Mail } from '../../../src/ui/icons'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { followLink, usePageStore } from '../../../src/store'
import { Button, ButtonLink, Dialog } from '../../../src/ui'
import styles from '../bin/bin.module.css'
import { MAIL_MAX, type MailPurpose, mailerUrl } from './mailerUrl'

interface Props {
  open: boolean
  websites: readonly Website[]
  purpose?: MailPurpose | undefined
  onClose: () => void
}

/** Who would be written to, before the composer opens, which knows the addresses and says whose is missing or there twice (RE-03). */
export default function MailPreview({ open, websites, purpose, onClose }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const chosen = websites.slice(0, MAIL_MAX)
  const left = websites.length - chosen.length
  const href = mailerUrl(router, chosen, purpose)
  return (
    <Dialog
      open={open}
      icon={Mail}
      title={t('websites.mail.title', { count: chosen.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          {href && (
            <ButtonLink variant="primary" href={href} onClick={(event) => followLink(navigation, event)}>
              {t('websites.mail.write')}
            </ButtonLink>
          )}
        </>
      }
    >
      {left > 0 && <p>{t('websites.mail.tooMany', { count: left, most: MAIL_MAX })}</p>}
      <ul className={styles.rows}>
        {chosen.map((website) => (
          <li key={website.id} className={styles.row}>
            <span className={styles.texts}>
              <strong>{website.title}</strong>
              <span className={styles.hint}>{[website.customer?.firm, website.customer?.name].filter(Boolean).join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
