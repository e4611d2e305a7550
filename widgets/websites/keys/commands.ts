import { Bell, UserRoundCheck } from '../../../src/ui/icons'
import type { Website } from '../../../src/contract'
import type { Translate } from '../../../src/i18n'
import type { WebsiteChanges } from '../../../src/parts/websiteChange'
import type { Command } from '../../../src/store'
import { STATUS_ICONS } from '../../../src/ui'
import { MODE_ICONS } from '../view/modeIcons'
import type { ViewParts } from '../view/ViewParts'
import { modesOf } from '../view/viewOf'

interface Options extends ViewParts {
  readonly t: Translate
  readonly changes: WebsiteChanges
}

/** Everything that can be done from here without the mouse: what is selected first. */
export function commandsOf({ t, changes, selection, view, onChange }: Options): Command[] {
  const { websites } = selection
  return [...(websites.length > 0 ? selectionCommands(websites, t, changes) : []), ...modeCommands(t, { view, onChange })]
}

function selectionCommands(websites: readonly Website[], t: Translate, { apply, people, rules }: WebsiteChanges): Command[] {
  const detail = t('websites.selected', { count: websites.length })
  const me = people.find(({ id }) => id === rules.viewer.id)
  return [
    ...rules.activeStatuses.map((status) => ({
      id: `status-${status}`,
      label: t('websiteChange.moveTo', { status: t(`status.${status}`) }),
      detail,
      icon: STATUS_ICONS[status],
      run: () => void apply(websites, { status }),
    })),
    ...(me
      ? [
          {
            id: 'me',
            label: t('websiteChange.assignMe'),
            detail,
            icon: UserRoundCheck,
            run: () => void apply(websites, { assigned_to: me }),
          },
        ]
      : []),
    { id: 'follow', label: t('websiteChange.follow'), detail, icon: Bell, run: () => void apply(websites, { following: true }) },
  ]
}

const modeCommands = (t: Translate, { view, onChange }: Pick<ViewParts, 'view' | 'onChange'>): Command[] =>
  modesOf(view).map((mode) => ({
    id: mode,
    label: t(`websites.mode.${mode}`),
    icon: MODE_ICONS[mode],
    run: () => onChange({ mode }, { push: true }),
  }))
