import { CalendarDays, List, SquareKanban } from 'lucide-react'
import { useMessages } from '../../src/i18n'
import { VIEW_MODES, type ViewMode } from '../../src/model'
import styles from './viewScreen.module.css'

const ICONS = { kanban: SquareKanban, list: List, calendar: CalendarDays }

interface Props {
  mode: ViewMode
  onChange: (mode: ViewMode) => void
}

/** Board, list or calendar of the same websites (OV-01, OV-13). */
export default function ModeSwitch({ mode, onChange }: Props) {
  const t = useMessages()
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.hiddenLegend}>{t('websites.mode')}</legend>
      {VIEW_MODES.map((one) => {
        const Icon = ICONS[one]
        return (
          <button key={one} type="button" className={styles.mode} aria-pressed={one === mode} onClick={() => one !== mode && onChange(one)}>
            <Icon size={16} aria-hidden />
            <span className={styles.modeName}>{t(`websites.mode.${one}`)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
