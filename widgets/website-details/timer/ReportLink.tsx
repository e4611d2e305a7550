import { partner_tools_time_report } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { followLink, usePageStore } from '../../../src/store'
import styles from './timer.module.css'

/** The way to the time of all websites, where the plan has the tools: else the page has no such route. */
export function ReportLink() {
  const t = useMessages()
  const { page, router } = useIsland()
  const { navigation } = usePageStore()
  if (!page.config.canUseTools || !router.has(partner_tools_time_report.name)) return null
  return (
    <a href={router.generate(partner_tools_time_report.name)} className={styles.report} onClick={(event) => followLink(navigation, event)}>
      {t('websiteDetails.timer.report')}
    </a>
  )
}
