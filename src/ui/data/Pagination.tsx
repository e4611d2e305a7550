import { type MouseEvent, useRef } from 'react'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../icons'
import { IconButton } from '../button/IconButton'
import { useMessages } from '../../i18n'
import { GoToPage } from './GoToPage'
import { leadToList } from './leadToList'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** From 1 on. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** As many are walked through; in more of them one goes to a page by its number. */
const WALKED_PAGES = 5

/** Goes through the pages of the list above it, and to its head; not there when one page holds everything. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const t = useMessages()
  const nav = useRef<HTMLElement>(null)
  if (pages <= 1) return null
  const goTo = (next: number, byKeyboard: boolean) => {
    onPage(next)
    if (nav.current) leadToList(nav.current, byKeyboard)
  }
  // At an end the arrow that led there stays, and says so.
  const arrowTo = (next: number, isEnd: boolean) => ({
    size: 'sm' as const,
    variant: 'secondary' as const,
    className: styles.arrow,
    'aria-disabled': isEnd,
    onClick: ({ detail }: MouseEvent) => isEnd || goTo(next, detail === 0),
  })
  const isFirst = page <= 1
  const isLast = page >= pages
  return (
    <nav ref={nav} className={styles.pagination} aria-label={t('partner.general.pagination')}>
      <IconButton {...arrowTo(1, isFirst)} icon={ChevronsLeft} label={t('partner.general.firstPage')} />
      <IconButton {...arrowTo(page - 1, isFirst)} icon={ChevronLeft} label={t('partner.general.previous')} />
      <span aria-live="polite">{t('partner.general.page', { page, pages })}</span>
      <IconButton {...arrowTo(page + 1, isLast)} icon={ChevronRight} label={t('partner.general.next')} />
      <IconButton {...arrowTo(pages, isLast)} icon={ChevronsRight} label={t('partner.general.lastPage')} />
      {pages > WALKED_PAGES && <GoToPage pages={pages} onPage={(next) => goTo(next, true)} />}
    </nav>
  )
}
