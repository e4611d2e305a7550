import { nextOf } from '../../../api/websiteChange'
import type { Website } from '../../../contract'
import type { Status } from '../../../model'
import { useCopyLink } from '../useCopyLink'
import { useWebsiteChanges } from '../WebsiteChanges'

/** What keys and the palette do with websites at once. */
export function useWebsiteActs() {
  const { apply, applyAll, people, rules } = useWebsiteChanges()
  const copyLink = useCopyLink()
  const me = people.find(({ id }) => id === rules.viewer.id) ?? null

  return {
    /** Null where the viewer cannot be given websites. */
    me,
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
    copyLink,
  }
}

export type WebsiteActs = ReturnType<typeof useWebsiteActs>
