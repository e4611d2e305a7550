import type { WebsiteWish } from '../../../src/api/websiteWish'
import type { Formats, Translate } from '../../../src/i18n'
import { fullName } from '../../../src/model'

interface Words {
  readonly t: Translate
  readonly formats: Formats
}

/** What a change would make of websites, in words; none for what has been asked about already, together with the reason. */
export function wishActs(wish: WebsiteWish, { t, formats }: Words): string[] {
  const { status, assigned_to: person, due_date: day, following, starred, addTags, removeTags, snoozed, lost } = wish
  const field = (name: string, value: string) => `${t(`websites.column.${name}`)}: ${value}`
  const tags = (sign: string, names: WebsiteWish['addTags']) =>
    names ? [field('tags', `${sign} ${formats.list(names.map(({ name }) => name))}`)] : []
  return [
    ...(status === undefined ? [] : [field('status', t(`status.${status}`))]),
    ...(person === undefined ? [] : [field('assigned_to', person ? fullName(person) : t('partner.general.nobody'))]),
    ...(day === undefined ? [] : [field('due_date', day ? formats.date(day) : t('websites.due.none'))]),
    ...(following === undefined ? [] : [t(following ? 'websites.follow' : 'websites.unfollow')]),
    ...(starred === undefined ? [] : [t(starred ? 'websites.star' : 'websites.unstar')]),
    ...tags('+', addTags),
    ...tags('−', removeTags),
    ...(snoozed === null || lost === null ? [t('websites.pause.back')] : []),
  ]
}
