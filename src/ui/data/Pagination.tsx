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
  // At an end the arrow that led there keeps the focus.
  const arrowTo = (next: number, isEnd: boolean) => ({
    size: 'sm' as const,
    variant: 'secondary' as const,
    className: styles.arrow,
    'aria-disabled': isEnd,
    onClick: () => isEnd || onPage(next),
  })
  const isFirst = page <= 1
  const isLast = page >= pages
  return (
    <nav className={styles.pagination} aria-label={t('partner.general.pagination')}>
      <IconButton {...arrowTo(1, isFirst)} icon={ChevronsLeft} label={t('partner.general.firstPage')} />
      <IconButton {...arrowTo(page - 1, isFirst)} icon={ChevronLeft} label={t('partner.general.previous')} />
      <span aria-live="polite">{t('partner.general.page', { page, pages })}</span>
      <IconButton {...arrowTo(page + 1, isLast)} icon={ChevronRight} label={t('partner.general.next')} />
      <IconButton {...arrowTo(pages, isLast)} icon={ChevronsRight} label={t('partner.general.lastPage')} />
      {pages > WALKED_PAGES && <GoToPage pages={pages} onPage={onPage} />}
    </nav>
  )
}
