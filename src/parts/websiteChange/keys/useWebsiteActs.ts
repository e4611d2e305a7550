import { nextOf } from '../../../api/websiteChange'
import { partner_website_details, type Website } from '../../../contract'
import { useMessages } from '../../../i18n'
import { useIsland } from '../../../islands'
import type { Status } from '../../../model'
import { useCopy } from '../../../store'
import { useWebsiteChanges } from '../WebsiteChanges'

/** What keys and the palette do with websites at once. */
export function useWebsiteActs() {
  const t = useMessages()
  const copy = useCopy()
  const { router } = useIsland()
  const { apply, applyAll, people, rules } = useWebsiteChanges()
  const me = people.find(({ id }) => id === rules.viewer.id)

  return {
    /** Each to the status that follows its own. */
    moveOn(websites: readonly Website[]): void {
      const byStatus = new Map<Status, Website[]>()
      for (const website of websites) {
        const status = nextOf(website, rules)
        if (status) byStatus.set(status, [...(byStatus.get(status) ?? []), website])
      }
      void applyAll([...byStatus].map(([status, moved]) => ({ websites: moved, change: { status } })))
    },
    assignMe(websites: readonly Website[]): void {
      if (me) void apply(websites, { assigned_to: me })
    },
    follow: (websites: readonly Website[], following: boolean) => void apply(websites, { following }),
    star: (websites: readonly Website[], starred: boolean) => void apply(websites, { starred }),
    copyLink({ id }: Website): void {
      const link = new URL(router.generate(partner_website_details.name, { website: id }), location.href).href
      void copy(link, t('websiteChange.linkCopied'))
    },
  }
}

export type WebsiteActs = ReturnType<typeof useWebsiteActs>
