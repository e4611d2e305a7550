import { external_plans } from '../../contract'
import { useLocale } from '../../i18n'
import { selectUser, useAppSelector } from '../../store'
import { useIsland } from '../core/root/IslandContext'

/** Where people go who need a larger plan: the configured page, else the one with the plans, else nowhere. */
export function useUpgradeUrl(): string | null {
  const { page, router } = useIsland()
  const userId = useAppSelector(selectUser)?.id
  const locale = useLocale()
  if (page.config.upgradeUrl) return page.config.upgradeUrl
  return router.has(external_plans.name) ? router.generate(external_plans.name, {}, { query: { userId, locale } }) : null
}
