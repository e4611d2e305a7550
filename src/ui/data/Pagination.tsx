import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../icons'
import { IconButton } from '../button/IconButton'
import { useMessages } from '../../i18n'
import { GoToPage } from './GoToPage'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** From 1 on. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** As many are walked through; in more of them one goes to a page by its number. */
const WALKED_PAGES = 5

/** Goes through the pages of a list; not there when one page holds everything. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const t = useMessages()
  if (pages <= 1) return null
  const isFirst = page <= 1
  const isLast = page >= pages
  const common = { size: 'sm', variant: 'secondary', className: styles.arrow } as const
  return (
    <nav className={styles.pagination} aria-label={t('partner.general.pagination')}>
      <IconButton {...common} icon={ChevronsLeft} label={t('partner.general.firstPage')} disabled={isFirst} onClick={() => onPage(1)} />
      <IconButton
        {...common}
        icon={ChevronLeft}
        label={t('partner.general.previous')}
        disabled={isFirst}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite">{t('partner.general.page', { page, pages })}</span>
      <IconButton {...common} icon={ChevronRight} label={t('partner.general.next')} disabled={isLast} onClick={() => onPage(page + 1)} />
      <IconButton {...common} icon={ChevronsRight} label={t('partner.general.lastPage')} disabled={isLast} onClick={() => onPage(pages)} />
      {pages > WALKED_PAGES && <GoToPage pages={pages} onPage={onPage} />}
    </nav>
  )
}
