import { ChevronLeft, ChevronRight } from '../icons'
import { IconButton } from '../button/IconButton'
import { useMessages } from '../../i18n'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** From 1 on. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Goes through the pages of a list; not there when one page holds everything. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const t = useMessages()
  if (pages <= 1) return null
  return (
    <nav className={styles.pagination} aria-label={t('partner.general.pagination')}>
      <IconButton
        icon={ChevronLeft}
        label={t('partner.general.previous')}
        size="sm"
        variant="secondary"
        className={styles.arrow}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite">{t('partner.general.page', { page, pages })}</span>
      <IconButton
        icon={ChevronRight}
        label={t('partner.general.next')}
        size="sm"
        variant="secondary"
        className={styles.arrow}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
