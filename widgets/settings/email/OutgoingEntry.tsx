import { Send } from '../../../src/ui/icons'
import { partner_tools_outgoing_mails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { followLink, usePageStore } from '../../../src/store'
import { ButtonLink, Ends } from '../../../src/ui'
import styles from '../shared/settings.module.css'

/** The way to what became of the team's mails. */
export function OutgoingEntry() {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_tools_outgoing_mails.name)) return null
  return (
    <Ends gap={3} className={styles.entry}>
      <p className={styles.hint}>{t('settings.outgoingMails.description')}</p>
      <ButtonLink icon={Send} href={router.generate(partner_tools_outgoing_mails.name)} onClick={(event) => followLink(navigation, event)}>
        {t('settings.outgoingMails')}
      </ButtonLink>
    </Ends>
  )
}
