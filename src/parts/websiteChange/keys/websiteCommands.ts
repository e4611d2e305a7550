import { nextOf, openChange, type WebsiteChange } from '../../../api/websiteChange'
import type { Translate } from '../../../i18n'
import { fullName, usualDays } from '../../../model'
import type { Command } from '../../../store'
import { STATUS_ICONS } from '../../../ui'
import { Bell, BellOff, CalendarDays, Link, Star, StarOff, Tag, UserRound, UserRoundCheck } from '../../../ui/icons'
import type { WebsiteChanges } from '../WebsiteChanges'
import type { WebsiteActs } from './useWebsiteActs'
import { pressKeyed, type WebsiteTarget } from './WebsiteTarget'

export interface CommandTarget extends WebsiteTarget {
  /** Says which website or how many. */
  readonly about: string
}

interface Options {
  readonly target: CommandTarget
  readonly t: Translate
  readonly changes: WebsiteChanges
  readonly acts: WebsiteActs
  /** Nothing can be changed on the page. */
  readonly isViewOnly: boolean
}

type OwnCommand = Omit<Command, 'about'>

/** What the palette does with websites: what a key opens or does first, then each status that they may go to, and people for whoever types. */
export function websiteCommands(options: Options): Command[] {
  const { target, isViewOnly } = options
  const commands = isViewOnly ? copyCommand(options) : changingCommands(options)
  return commands.map((command) => ({ ...command, about: target.about }))
}

function changingCommands(options: Options): OwnCommand[] {
  const { may } = options.target
  return [
    ...(may('assign_website') ? assignMeCommand(options) : []),
    ...openingCommands(options),
    ...markCommands(options),
    ...copyCommand(options),
    ...(may('change_status') ? statusCommands(options) : []),
    ...(may('change_due_date') ? dueCommands(options) : []),
    ...(may('assign_website') ? personCommands(options) : []),
  ]
}

/** Whether at least one of the websites becomes different, and the rules allow it. */
const isOpen = ({ target: { websites }, changes: { refusalsOf } }: Options, change: WebsiteChange): boolean =>
  websites.some((website) => openChange(website, change) && refusalsOf(website, change).length === 0)

function assignMeCommand(options: Options): OwnCommand[] {
  const { t, acts, target } = options
  if (!acts.me || !isOpen(options, { assigned_to: acts.me })) return []
  return [{ id: 'me', label: t('websiteChange.assignMe'), icon: UserRoundCheck, keys: 'I', run: () => acts.assignMe(target.websites) }]
}

/** Only what the website has a button for, where it is shown. */
function openingCommands({ target, t }: Options): OwnCommand[] {
  const openings = [
    { letter: 'a', keys: 'A', label: t('websiteChange.assign'), icon: UserRound },
    { letter: 'D', keys: 'Shift D', label: t('websiteChange.field.due_date'), icon: CalendarDays },
    { letter: 't', keys: 'T', label: t('websiteChange.field.tags'), icon: Tag },
  ]
  return openings
    .filter(({ letter }) => target.element()?.querySelector(`[data-key="${letter}"]:not(:disabled)`))
    .map(({ letter, ...command }) => ({ ...command, id: `open-${letter}`, run: () => pressKeyed(target, letter) }))
}

function markCommands({ target: { websites, may }, t, acts }: Options): OwnCommand[] {
  const isFollowed = websites.every(({ following }) => following)
  const isStarred = websites.every(({ starred }) => starred)
  const follow: OwnCommand = {
    id: 'follow',
    label: t(isFollowed ? 'websiteChange.unfollow' : 'websiteChange.follow'),
    icon: isFollowed ? BellOff : Bell,
    keys: 'F',
    run: () => acts.follow(websites, !isFollowed),
  }
  const star: OwnCommand = {
    id: 'star',
    label: t(isStarred ? 'websiteChange.unstar' : 'websiteChange.star'),
    icon: isStarred ? StarOff : Star,
    keys: '*',
    run: () => acts.star(websites, !isStarred),
  }
  return [...(may('follow_website') ? [follow] : []), star]
}

function copyCommand({ target: { websites, website }, t, acts: { copyLink } }: Options): OwnCommand[] {
  if (!copyLink || websites.length !== 1) return []
  return [{ id: 'copy-link', label: t('websiteChange.copyLink'), icon: Link, keys: '.', run: () => copyLink(website.id) }]
}

function statusCommands(options: Options): OwnCommand[] {
  const { t, changes } = options
  const { website, websites } = options.target
  const { apply, rules } = changes
  const next = websites.length === 1 ? nextOf(website, rules) : null
  return rules.activeStatuses
    .filter((status) => isOpen(options, { status }))
    .map((status) => ({
      id: `status-${status}`,
      label: t('websiteChange.moveTo', { status: t(`status.${status}`) }),
      words: [t('websiteChange.field.status'), ...(status === next ? [t('partner.general.next')] : [])].join(' '),
      icon: STATUS_ICONS[status],
      ...(status === next && { keys: 'N S' }),
      run: () => void apply(websites, { status }),
    }))
}

function dueCommands({ target: { websites }, t, changes: { apply, rules } }: Options): OwnCommand[] {
  return usualDays(rules.today).map(({ name, day: due_date }) => ({
    id: `due-${name}`,
    label: `${t('websiteChange.field.due_date')}: ${t(`websiteChange.due.${name}`)}`,
    icon: CalendarDays,
    isTyped: true,
    run: () => void apply(websites, { due_date }),
  }))
}

function personCommands(options: Options): OwnCommand[] {
  const { t, target, changes } = options
  return changes.people
    .filter((person) => isOpen(options, { assigned_to: person }))
    .map((person) => ({
      id: `assign-${person.id}`,
      label: t('websiteChange.assignTo', { name: fullName(person) }),
      icon: UserRound,
      isTyped: true,
      run: () => void changes.apply(target.websites, { assigned_to: person }),
    }))
}
