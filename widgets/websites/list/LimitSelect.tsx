import { useMessages } from '../../../src/i18n'
import { PAGE_LIMIT_CHOICES } from '../../../src/model'
import { Select } from '../../../src/ui'
import { ALL_ROWS } from '../view/ViewState'
import styles from './list.module.css'

interface Props {
  limit: number
  onChange: (limit: number) => void
}

/** How many rows a page has, or all in one. */
export function LimitSelect({ limit, onChange }: Props) {
  const t = useMessages()
  const choices = PAGE_LIMIT_CHOICES.map((choice) => ({ value: String(choice), label: t('websites.limit.rows', { count: choice }) }))
  return (
    <div className={styles.limit}>
      <Select
        label={t('websites.limit')}
        hideLabel
        options={[...choices, { value: String(ALL_ROWS), label: t('websites.limit.all') }]}
        value={String(limit)}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  )
}
