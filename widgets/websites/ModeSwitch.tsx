import { useMessages } from '../../src/i18n'
import type { ViewMode } from '../../src/model'
import { VisuallyHidden } from '../../src/ui'
import { MODE_ICONS } from './view/modeIcons'
import styles from './viewScreen.module.css'

interface Props {
  modes: readonly ViewMode[]
  mode: ViewMode
  onChange: (mode: ViewMode) => void
}

/** The ways of looking at the same websites (OV-01, OV-13, AW-01). */
export function ModeSwitch({ modes, mode, onChange }: Props) {
  const t = useMessages()
  return (
    <fieldset className={styles.modes}>
      <legend>
        <VisuallyHidden>{t('websites.mode')}</VisuallyHidden>
      </legend>
      {modes.map((one) => {
        const Icon = MODE_ICONS[one]
        return (
          <button
            key={one}
            type="button"
            className={styles.mode}
            aria-label={t(`websites.mode.${one}`)}
            title={t(`websites.mode.${one}`)}
            aria-pressed={one === mode}
            onClick={() => one !== mode && onChange(one)}
          >
            <Icon size={16} aria-hidden />
            <span className={styles.modeName}>{t(`websites.mode.${one}`)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
