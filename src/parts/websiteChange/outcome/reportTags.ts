import { shownAfter, type WebsiteChange } from '../../../api/websiteChange'
import type { ChangedWebsite, Tag, Website } from '../../../contract'
import { showToast } from '../../../store'
import type { Presenter } from './Presenter'

/** Warns when a website's tags are not those that whoever changed them saw: somebody else has changed them, too (WG-02). */
export function reportTags(
  website: Website,
  change: WebsiteChange,
  { tags: there }: ChangedWebsite,
  { store, t, formats, apply }: Pick<Presenter, 'store' | 't' | 'formats' | 'apply'>,
): void {
  const { tags: expected } = shownAfter(website, change, new Date())
  if (!expected || !there) return
  const gone = without(expected, there)
  if (gone.length === 0 && without(there, expected).length === 0) return
  const names = (tags: readonly Tag[]) => formats.list(tags.map(({ name }) => name))
  const keepAll = {
    key: t('websiteChange.tags.keepAll', { names: names(gone) }),
    run: () => void apply([{ ...website, tags: there }], { addTags: gone }),
  }
  const key = t('websiteChange.tags.meanwhile', { count: there.length, names: names(there) })
  store.dispatch(showToast({ kind: 'warning', key, ...(gone.length > 0 && { action: keepAll }) }))
}

const without = (tags: readonly Tag[], others: readonly Tag[]): Tag[] => tags.filter(({ id }) => !others.some((other) => other.id === id))
