import { type NextItem, partner_email_composer } from '../../src/contract'
import { useIsland } from '../../src/islands'
import { usePageStore } from '../../src/store'

/** Opens the composer with a reminder to a customer who is silent; its query says for which websites, and what for. */
export function useRemind(): (item: NextItem) => void {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  return ({ website }) => {
    if (!website) return
    const query = { websites: website.id, purpose: 'reminder' }
    navigation.push(router.generate(partner_email_composer.name, { website: website.id }, { query }))
  }
}
