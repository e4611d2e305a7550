import { Columns3 } from 'lucide-react'
import { useMessages } from '../../../src/i18n'
import { Button, Checkbox, IconButton, PopoverButton } from '../../../src/ui'
import { ALL_COLUMNS, type ColumnKey, columnName } from './columns'
import styles from './list.module.css'

interface Props {
  columns: readonly ColumnKey[]
  usual: readonly ColumnKey[]
  onChange: (columns: readonly string[] | null) => void
}

/** Which columns the table has (L-08). */
export function ColumnChooser({ columns, usual, onChange }: Props) {
  const t = useMessages()
  const toggle = (key: ColumnKey) => onChange(columns.includes(key) ? columns.filter((one) => one !== key) : [...columns, key])
  return (
    <PopoverButton
      label={t('websites.columns')}
      placement="bottom-end"
      renderTrigger={(props) => <IconButton icon={Columns3} variant="secondary" size="sm" label={t('websites.columns')} {...props} />}
    >
      {() => (
        <div className={styles.columns}>
          {ALL_COLUMNS.map((key) => (
            <Checkbox
              key={key}
              label={columnName(key, t)}
              checked={columns.includes(key)}
              disabled={key === 'title'}
              onChange={() => toggle(key)}
            />
          ))}
          <Button size="sm" disabled={columns.join() === usual.join()} onClick={() => onChange(null)}>
            {t('websites.columns.reset')}
          </Button>
        </div>
      )}
    </PopoverButton>
  )
}
