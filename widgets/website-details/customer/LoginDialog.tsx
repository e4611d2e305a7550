import { type LoginUse, partner_website_details } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { ConfirmDialog } from '../../../src/ui'
import styles from './dialogs.module.css'

interface Props {
  email: string
  use: LoginUse
  answer: (isWanted: boolean) => void
}

/** Which other websites have the login, each to be looked at in a tab of its own: what was typed stays here. */
export default function LoginDialog({ email, use, answer }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  return (
    <ConfirmDialog
      open
      title={t('websiteDetails.customer.login.title')}
      confirmLabel={t('websiteDetails.customer.login.save')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{t('websiteDetails.customer.login.text', { email })}</p>
      <ul className={styles.websites}>
        {use.items.map(({ id, title }) => (
          <li key={id}>
            {router.has(partner_website_details.name) ? (
              <a
                href={router.generate(partner_website_details.name, { website: id })}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${title} (${t('partner.general.newTab')})`}
              >
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
        {use.hidden > 0 && <li>{t('websiteDetails.customer.login.hidden', { count: use.hidden })}</li>}
      </ul>
      <p>{t('websiteDetails.customer.login.hint')}</p>
    </ConfirmDialog>
  )
}
