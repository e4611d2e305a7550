import { MailPlus } from '../../../src/ui/icons'
import { partner_tools_mail_transfer } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { followLink, usePageStore } from '../../../src/store'
import { ButtonLink, Ends } from '../../../src/ui'
import styles from '../shared/settings.module.css'

/** The way to the mail transfer, where the plan has the tools and the person may use it: else the page has no such route. */
export function TransferEntry() {
  const t = useMessages()
  const { page, router } = useIsland()
  const { navigation } = usePageStore()
  if (!page.config.canUseTools || !router.has(partner_tools_mail_transfer.name)) return null
  return (
    <Ends gap={3} className={styles.entry}>
      <p className={styles.hint}>{t('settings.mailTransfer.description')}</p>
      <ButtonLink
        icon={MailPlus}
        href={router.generate(partner_tools_mail_transfer.name)}
        onClick={(event) => followLink(navigation, event)}
      >
        {t('settings.mailTransfer')}
      </ButtonLink>
    </Ends>
  )
}
