import { partner_tools_time_report } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { may } from '../../../src/model'
import { followLink, selectUser, useAppSelector, usePageStore } from '../../../src/store'
import styles from './timer.module.css'

/** The way to the time of all websites, for those who may see it, where the plan has the tools. */
export function ReportLink() {
  const t = useMessages()
  const { page, router } = useIsland()
  const { navigation } = usePageStore()
  const roles = useAppSelector(selectUser)?.roles ?? []
  if (!page.config.canUseTools || may('see_agency_statistics', roles) === 'none' || !router.has(partner_tools_time_report.name)) return null
  return (
    <a href={router.generate(partner_tools_time_report.name)} className={styles.report} onClick={(event) => followLink(navigation, event)}>
      {t('websiteDetails.timer.report')}
    </a>
  )
}
