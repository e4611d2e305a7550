import type { Pagination as Pages } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Ends, Pagination } from '../../../src/ui'
import type { ViewParts } from '../view/ViewParts'
import { LimitSelect } from './LimitSelect'
import styles from './list.module.css'

interface Props extends Pick<ViewParts, 'state' | 'onChange'> {
  pagination: Pages
}

/** How many there are, and the way to the others. */
export function ListFooter({ pagination, state, onChange }: Props) {
  const t = useMessages()
  if (pagination.total === 0) return null
  return (
    <Ends gap={4} className={styles.footer}>
      <p className={styles.total}>{t('websites.count', { count: pagination.total })}</p>
      <Pagination page={state.page} pages={pagination.pages} onPage={(page) => onChange({ page }, { push: true })} />
      <LimitSelect limit={state.limit} onChange={(limit) => onChange({ limit })} />
    </Ends>
  )
}
