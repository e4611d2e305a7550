import { Info, Menu } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { useAccountActions } from '../../src/parts/destinations'
import { useMessages } from '../../src/i18n'
import { narrowNoticeHidden, useAppDispatch } from '../../src/store'
import { lazyPart } from '../../src/islands'
import { IconButton } from '../../src/ui'
import type { EntryListProps } from './EntryList'
import styles from './narrowNavigation.module.css'

const NavigationDialog = lazyPart(() => import('./NavigationDialog'))

interface Props {
  list: EntryListProps
  hasNotice: boolean
}

/** There is no room for the sidebar: a notice says so where one belongs (spec 2.1), and a button opens the navigation as a dialog. */
export function NarrowNavigation({ list, hasNotice }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  const dispatch = useAppDispatch()
  const { actions, question } = useAccountActions()
  const t = useMessages()
  return (
    <div className={styles.narrow}>
      <IconButton
        icon={Menu}
        label={t('sidebar.menu')}
        className={styles.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {hasNotice && (
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
