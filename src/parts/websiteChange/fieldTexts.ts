import {
  type ChangeConflict,
  type ChangeField,
  type ChangeStep,
  readChange,
  type ValueOf,
  type WebsiteChange,
} from '../../api/websiteChange'
import type { Tag, User, Website } from '../../contract'
import { isolated, type Wording } from '../../i18n'
import { fullName, type IsoDay, LEAD_CURRENCY } from '../../model'

/** How many websites it is about, and what the first is called. */
type About = Readonly<Record<'count' | 'title', string | number | undefined>>

interface FieldText<Value> {
  /** The value as people read it. */
  readonly show: (value: Value, wording: Wording) => string
  /** What the change makes of a website, for the question about many; null for what has been asked about already, together with the reason. */
  readonly act: (value: Value, wording: Wording) => string | null
  /** What has become of websites; null for what needs no words, such as another place in the same column. */
  readonly done: (value: Value, about: About, wording: Wording) => string | null
}

type Texts = { readonly [Field in ChangeField]: FieldText<ValueOf<Field>> }

/** What is said of each field; of a change of several, what has become of the first is told. */
const TEXTS: Texts = {
  title: field('title', showText),
  status: {
    ...named('status', (status, { t }) => t(`status.${status}`)),
    done: (status, about, { t }) => t('websiteChange.done.status', { ...about, status: t(`status.${status}`) }),
  },
  assigned_to: {
    ...named('assigned_to', showPerson),
    done: (person, about, { t }) =>
      person ? t('websiteChange.done.assigned', { ...about, name: fullName(person) }) : t('websiteChange.done.unassigned', about),
  },
  due_date: {
    ...named('due_date', showDay),
    done: (day, about, { t, formats }) =>
      day ? t('websiteChange.done.due', { ...about, date: formats.date(day) }) : t('websiteChange.done.noDue', about),
  },
  move_due: {
    show: ({ days }, { formats }) => formats.number(days),
    act: () => null,
    done: ({ days }, about, { t }) => t('websiteChange.done.moved', { ...about, days }),
  },
  snoozed: {
    show: (snoozed, { t, formats }) => (snoozed ? formats.date(snoozed.until) : t('partner.general.none')),
    act: (snoozed, { t }) => (snoozed ? null : t('websiteChange.bringBack')),
    done: (snoozed, about, { t, formats }) =>
      snoozed ? t('websiteChange.done.snoozed', { ...about, date: formats.date(snoozed.until) }) : t('websiteChange.done.back', about),
  },
  lost: {
    show: (lost, { t }) => lost?.reason ?? t('partner.general.none'),
    act: (lost, { t }) => (lost ? null : t('websiteChange.bringBack')),
    done: (lost, about, { t }) => t(lost ? 'websiteChange.done.lost' : 'websiteChange.done.back', about),
  },
  lead_source: { show: showText, act: () => null, done: (_, about, { t }) => t('websiteChange.done.lead', about) },
  lead_value: {
    show: (value, { t, formats }) => (value === null ? t('partner.general.none') : formats.money(value, LEAD_CURRENCY)),
    act: () => null,
    done: (_, about, { t }) => t('websiteChange.done.lead', about),
  },
  closed_by: field('closed_by', showPerson),
  designed_by: field('designed_by', showPerson),
  serviced_by: field('serviced_by', showPerson),
  label: field('label', showText),
  following: {
    ...mark((isOn, { t }) => t(isOn ? 'websiteChange.follow' : 'websiteChange.unfollow')),
    done: (isOn, about, { t }) => t(isOn ? 'websiteChange.done.followed' : 'websiteChange.done.unfollowed', about),
  },
  starred: { ...mark((isOn, { t }) => t(isOn ? 'websiteChange.star' : 'websiteChange.unstar')), done: () => null },
  addTags: {
    ...named('tags', (tags, wording) => `+ ${showTags(tags, wording)}`),
    done: (tags, about, wording) => wording.t('websiteChange.done.tagged', { ...about, tags: showTags(tags, wording) }),
  },
  removeTags: {
    ...named('tags', (tags, wording) => `− ${showTags(tags, wording)}`),
    done: (tags, about, wording) => wording.t('websiteChange.done.untagged', { ...about, tags: showTags(tags, wording) }),
  },
  rank: { show: String, act: () => null, done: () => null },
}

/** What has become of websites, in words; null for what needs none. */
function changeText(websites: readonly Website[], change: WebsiteChange, wording: Wording): string | null {
  const about = { count: websites.length, title: websites[0]?.title }
  return readChange(change, TEXTS, (text, value) => text.done(value, about, wording)).find((text) => text !== null) ?? null
}

/** What has become of websites that may not all have become the same; null for what needs no words. */
export function changesText(steps: readonly ChangeStep[], wording: Wording): string | null {
  const told = steps.filter(({ websites, change }) => websites.length > 0 && changeText(websites, change, wording) !== null)
  const [first] = told
  if (!first || told.length === 1) return first ? changeText(first.websites, first.change, wording) : null
  const fields = told.flatMap(({ change }) => readChange(change, TEXTS, (_, __, name) => wording.t(`websiteChange.field.${name}`)))
  const count = told.reduce((sum, { websites }) => sum + websites.length, 0)
  return wording.t('websiteChange.done.several', { count, field: wording.formats.list([...new Set(fields)]) })
}

/** What a change would make of websites, in words. */
export const changeActs = (change: WebsiteChange, wording: Wording): string[] => [
  ...new Set(readChange(change, TEXTS, (text, value) => text.act(value, wording)).filter((act) => act !== null)),
]

/** What a change that waits for the network makes of websites, in words; undefined for what needs none. */
export function waitingText(websites: readonly Website[], change: WebsiteChange, wording: Wording): string | undefined {
  const [website, ...others] = websites
  const acts = changeActs(change, wording)
  if (!website || others.length > 0 || acts.length === 0) return changeText(websites, change, wording) ?? undefined
  return `${isolated(website.title)}: ${acts.join(', ')}`
}

/** The two values that people disagree about. */
export function conflictTexts({ field: name, website }: ChangeConflict, change: WebsiteChange, wording: Wording) {
  const texts = readChange(change, TEXTS, (text, value, changed) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a website holds in the field of a change is what the change may say of it
    const theirs = changed === name ? text.show(website[name] as typeof value, wording) : null
    return theirs === null ? [] : { field: wording.t(`websiteChange.field.${changed}`), mine: text.show(value, wording), theirs }
  })
  return texts.flat()[0]
}

type Show<Value> = FieldText<Value>['show']

/** A field that is asked about by its name. */
function named<Value>(name: string, show: Show<Value>): Pick<FieldText<Value>, 'show' | 'act'> {
  return { show, act: (value, wording) => `${wording.t(`websiteChange.field.${name}`)}: ${show(value, wording)}` }
}

/** A field of which only the name is told. */
function field<Value>(name: string, show: Show<Value>): FieldText<Value> {
  return { ...named(name, show), done: (_, __, { t }) => t('websiteChange.done.field', { field: t(`websiteChange.field.${name}`) }) }
}

function mark(show: Show<boolean>): Pick<FieldText<boolean>, 'show' | 'act'> {
  return { show, act: show }
}

function showPerson(person: User | null, { t }: Wording): string {
  return person ? fullName(person) : t('partner.general.nobody')
}

function showDay(day: IsoDay | null, { t, formats }: Wording): string {
  return day ? formats.date(day) : t('websiteChange.due.none')
}

function showText(text: string | null, { t }: Wording): string {
  return text ?? t('partner.general.none')
}

function showTags(tags: readonly Tag[], { formats }: Wording): string {
  return formats.list(tags.map(({ name }) => name))
}
