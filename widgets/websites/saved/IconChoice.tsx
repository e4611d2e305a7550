import { useId } from 'react'
import type { SavedViewDraft } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { SAVED_VIEW_ICONS } from '../../../src/model'
import styles from './saved.module.css'
import { SAVED_ICONS } from './savedIcons'

type SavedIcon = NonNullable<SavedViewDraft['icon']>

interface Props {
  value: SavedIcon
  onChange: (icon: SavedIcon) => void
}

/** The picture a saved view has in the menu. */
export function IconChoice({ value, onChange }: Props) {
  const t = useMessages()
  const id = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('websites.saved.icon')}</legend>
      <div className={styles.icons}>
        {SAVED_VIEW_ICONS.map((icon) => {
          const Icon = SAVED_ICONS[icon]
          return (
            <label key={icon} className={styles.icon} title={t(`websites.saved.icon.${icon}`)}>
              <input
                type="radio"
                name={id}
                aria-label={t(`websites.saved.icon.${icon}`)}
                checked={value === icon}
                onChange={() => onChange(icon)}
              />
              <Icon size={18} aria-hidden />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
