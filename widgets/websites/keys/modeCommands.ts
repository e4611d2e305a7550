import type { Translate } from '../../../src/i18n'
import type { Command } from '../../../src/store'
import { MODE_ICONS } from '../view/modeIcons'
import type { ViewParts } from '../view/ViewParts'
import { modesOf } from '../view/viewOf'

/** The other ways of looking at the view. */
export const modeCommands = (t: Translate, { view, onChange }: Pick<ViewParts, 'view' | 'onChange'>): Command[] =>
  modesOf(view).map((mode) => ({
    id: mode,
    label: t(`websites.mode.${mode}`),
    icon: MODE_ICONS[mode],
    run: () => onChange({ mode }, { push: true }),
  }))
