import { memo } from 'react'
import { useMessages } from '../../../../src/i18n'
import { CATEGORY_ICONS, VisuallyHidden } from '../../../../src/ui'
import { MODES, type Mode } from '../../../../src/parts/composer'
import styles from './fields.module.css'

interface Props {
  value: Mode
  onChange: (mode: Mode) => void
}

/** What is being written: a note for the team, a note about a call, or words to the customer. */
export const ModeSwitch = memo(function ModeSwitch({ value, onChange }: Props) {
  const t = useMessages()
  return (
    <fieldset className={styles.modes}>
      <legend>
        <VisuallyHidden>{t('websiteDetails.thread.compose.mode')}</VisuallyHidden>
      </legend>
      {MODES.map((mode) => {
        const Icon = CATEGORY_ICONS[mode]
        return (
          <button
            key={mode}
            type="button"
            className={styles.mode}
            data-mode={mode}
            aria-pressed={mode === value}
            onClick={() => onChange(mode)}
          >
            <Icon size={14} aria-hidden />
            {t(`websiteDetails.thread.compose.${mode}`)}
          </button>
        )
      })}
    </fieldset>
  )
})
