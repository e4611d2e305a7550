import { Info, Menu } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useAccountActions } from '../../src/parts/destinations'
import { useMessages } from '../../src/i18n'
import { narrowNoticeHidden, selectNarrowNoticeHidden, useAppDispatch, useAppSelector } from '../../src/store'
import { lazyPart } from '../../src/islands'
import { Button } from '../../src/ui'
import type { EntryListProps } from './EntryList'
import styles from './narrowNavigation.module.css'

const NavigationDialog = lazyPart(() => import('./NavigationDialog'))

interface Props {
  list: EntryListProps
  /** Elsewhere no sidebar is missed. */
  hasPlace: boolean
}

/** There is no room for the sidebar: a notice says so where one belongs (spec 2.1), and a button opens the navigation as a dialog. */
export function NarrowNavigation({ list, hasPlace }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  const isNoticeHidden = useAppSelector(selectNarrowNoticeHidden)
  const dispatch = useAppDispatch()
  const { actions, question } = useAccountActions()
  const t = useMessages()
  return (
    <div className={styles.narrow}>
      <Button icon={Menu} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('sidebar.menu')}
      </Button>
      {hasPlace && !isNoticeHidden && (
        <p className={styles.notice}>
          <Info size={16} aria-hidden />
          <span>{t('sidebar.narrow')}</span>
          <button type="button" className={styles.hide} onClick={() => dispatch(narrowNoticeHidden())}>
            {t('sidebar.hide')}
          </button>
        </p>
      )}
      <Suspense>{wasOpened && <NavigationDialog open={isOpen} list={list} actions={actions} onClose={() => setOpen(false)} />}</Suspense>
      {question}
    </div>
  )
}
