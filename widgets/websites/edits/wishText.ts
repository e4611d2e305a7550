import type { WebsiteWish } from '../../../src/api/websiteWish'
import type { Website } from '../../../src/contract'
import type { Formats, Translate } from '../../../src/i18n'
import { fullName } from '../../../src/model'

interface Words {
  readonly t: Translate
  readonly formats: Formats
}

/** What has become of websites, in words; null for what needs none, such as another place in the same column. */
export function wishText(websites: readonly Website[], wish: WebsiteWish, { t, formats }: Words): string | null {
  const {
    status,
    assigned_to: person,
    due_date: day,
    move_due,
    snoozed,
    lost,
    lead_source,
    lead_value,
    following,
    addTags,
    removeTags,
  } = wish
  const about = { count: websites.length, title: websites[0]?.title }
  const tags = (names: WebsiteWish['addTags'] = []) => formats.list(names.map(({ name }) => name))
  if (status !== undefined) return t('websites.done.status', { ...about, status: t(`status.${status}`) })
  if (person !== undefined)
    return person ? t('websites.done.assigned', { ...about, name: fullName(person) }) : t('websites.done.unassigned', about)
  if (day !== undefined) return day ? t('websites.done.due', { ...about, date: formats.date(day) }) : t('websites.done.noDue', about)
  if (move_due) return t('websites.done.moved', { ...about, days: move_due.days })
  if (snoozed) return t('websites.done.snoozed', { ...about, date: formats.date(snoozed.until) })
  if (lost) return t('websites.done.lost', about)
  if (snoozed === null || lost === null) return t('websites.done.back', about)
  if (lead_source !== undefined || lead_value !== undefined) return t('websites.done.lead', about)
  if (following !== undefined) return t(following ? 'websites.done.followed' : 'websites.done.unfollowed', about)
  if (addTags) return t('websites.done.tagged', { ...about, tags: tags(addTags) })
  return removeTags ? t('websites.done.untagged', { ...about, tags: tags(removeTags) }) : null
}
