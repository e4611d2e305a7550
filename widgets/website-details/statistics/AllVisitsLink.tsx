import { ChartLine } from '../../../src/ui/icons'
import { partner_statistics } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { may } from '../../../src/model'
import { followLink, selectUser, useAppSelector, usePageStore } from '../../../src/store'
import { ButtonLink } from '../../../src/ui'
import card from '../cards/card.module.css'

/** The way to the visits of all websites, for those who may see them. */
export function AllVisitsLink() {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const roles = useAppSelector(selectUser)?.roles ?? []
  if (may('see_agency_statistics', roles) === 'none' || !router.has(partner_statistics.name)) return null
  return (
    <div className={card.links}>
      <ButtonLink
        size="sm"
        icon={ChartLine}
        href={router.generate(partner_statistics.name)}
        onClick={(event) => followLink(navigation, event)}
      >
        {t('websiteDetails.statistics.all')}
      </ButtonLink>
    </div>
  )
}
