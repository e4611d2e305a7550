import { Bell, List, type LucideIcon, SquareKanban, UserRoundCheck } from 'lucide-react'
import type { Website } from '../../../src/contract'
import type { Translate } from '../../../src/i18n'
import { visibleViews } from '../../../src/model'
import type { Navigation } from '../../../src/store'
import { STATUS_ICONS, VIEW_ICONS } from '../../../src/ui'
import type { Edits } from '../edits/Edits'
import type { ViewParts } from '../view/ViewParts'
import { hasBoard } from '../view/viewOf'

/** One line of the palette. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly icon: LucideIcon
  readonly run: () => void
}

interface Surroundings extends ViewParts {
  readonly t: Translate
  readonly edits: Edits
  readonly navigation: Navigation
}

/** Everything that can be done from here without the mouse: what is selected first, then where to go. */
export function commandsOf({ t, edits, navigation, selection, view, onChange }: Surroundings): Command[] {
  const { websites } = selection
  return [
    ...(websites.length > 0 ? selectionCommands(websites, t, edits) : []),
    ...(hasBoard(view) ? modeCommands(t, onChange) : []),
    ...visibleViews(edits.rules.viewer.roles, edits.rules.activeStatuses).map(({ name, labelKey }) => ({
      id: name,
      label: t('websites.palette.goTo', { view: t(labelKey) }),
      icon: VIEW_ICONS[name],
      run: () => navigation.toView(name),
    })),
  ]
}

function selectionCommands(websites: readonly Website[], t: Translate, { apply, people, rules }: Edits): Command[] {
  const detail = t('websites.selected', { count: websites.length })
  const me = people.find(({ id }) => id === rules.viewer.id)
  return [
    ...rules.activeStatuses.map((status) => ({
      id: `status-${status}`,
      label: t('websites.moveTo', { status: t(`status.${status}`) }),
      detail,
      icon: STATUS_ICONS[status],
      run: () => void apply(websites, { status }),
    })),
    ...(me
      ? [{ id: 'me', label: t('websites.assignMe'), detail, icon: UserRoundCheck, run: () => void apply(websites, { assigned_to: me }) }]
      : []),
    { id: 'follow', label: t('websites.follow'), detail, icon: Bell, run: () => void apply(websites, { following: true }) },
  ]
}

const modeCommands = (t: Translate, onChange: ViewParts['onChange']): Command[] => [
  { id: 'kanban', label: t('websites.mode.kanban'), icon: SquareKanban, run: () => onChange({ mode: 'kanban' }, { push: true }) },
  { id: 'list', label: t('websites.mode.list'), icon: List, run: () => onChange({ mode: 'list' }, { push: true }) },
]

/** The commands whose words all begin with, or contain, what was typed. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
