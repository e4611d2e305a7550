import { BookmarkPlus, Save, Users } from '../../../src/ui/icons'
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useSavedViewsQuery } from '../../../src/api/personal'
import type { SavedView } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { selectUser, useAppSelector } from '../../../src/store'
import { Button, isPlainClick, LockedActions, useFocusStays } from '../../../src/ui'
import { useKeptColumns } from '../view/useKeptColumns'
import type { ViewParts } from '../view/ViewParts'
import { defaultViewState } from '../view/viewUrl'
import { SavedViewMenu } from './SavedViewMenu'
import styles from './saved.module.css'
import { SAVED_ICONS } from './savedIcons'
import { savedQuery, savedState, savedUrl } from './savedQuery'
import { startView } from './startView'
import { useOverwrite } from './useOverwrite'
import { LeadLinks } from './LeadLinks'

const SaveDialog = lazyPart(() => import('./SaveDialog'))

interface Props extends ViewParts {
  /** Nothing says how the view looks, neither the address nor this browser. */
  isFresh: boolean
}

/** The saved views of this view as links, those of the team among them, and a button that saves what is shown now (L-07). */
export function SavedViews({ isFresh, ...parts }: Props) {
  const { view, state, onChange } = parts
  const t = useMessages()
  const { data } = useSavedViewsQuery()
  const [columns, keepColumns] = useKeptColumns(view)
  const { overwrite, isLoading } = useOverwrite()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [isSaving, setSaving] = useState(false)
  const [openedId, setOpened] = useState<number>()
  const saved = data?.filter((one) => one.view === view) ?? []
  const query = savedQuery(view, state)
  const current = saved.find((one) => one.id === openedId && one.query === query) ?? saved.find((one) => one.query === query)
  const opened = current ? undefined : saved.find((one) => one.id === openedId && one.editable)

  const apply = (to: SavedView | null, push: boolean) => {
    const { month, at, open } = state
    onChange(to ? { ...savedState(view, to), ...(!push && { month, at, open }) } : defaultViewState(view), { push })
    // A beginning is not what somebody has chosen.
    if (push || columns === null) keepColumns(to?.columns ?? null)
    setOpened(to?.id)
  }
  const before = useRef(isFresh ? query : null)
  useEffect(() => {
    if (!data || before.current === null) return
    // Who was faster than the answer keeps what they did.
    const start = before.current === query ? startView(saved, roles) : undefined
    before.current = null
    if (start) apply(start, false)
    // Only what the server answers first is a beginning.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data])

  const link = (name: string, to: SavedView | null) => {
    const isCurrent = to ? to.id === current?.id : !current && query === ''
    const Icon = to?.icon && SAVED_ICONS[to.icon]
    const show = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      apply(to, true)
    }
    return (
      <a className={styles.link} href={savedUrl(to?.query ?? '')} aria-current={isCurrent ? 'true' : undefined} onClick={show}>
        {Icon && <Icon size={14} aria-hidden />}
        {to?.scope === 'team' && <Users size={14} aria-label={t('websites.saved.team')} />}
        <span className={styles.name}>{name}</span>
      </a>
    )
  }
  return (
    <Views>
      <ul className={styles.list}>
        <li>{link(t('websites.saved.all'), null)}</li>
        {view === 'leads' && <LeadLinks {...parts} />}
        {saved.map((one) => (
          <li key={one.id} className={styles.item}>
            {link(one.name, one)}
            {one.id === current?.id && <SavedViewMenu saved={one} columns={columns} />}
          </li>
        ))}
      </ul>
      <LockedActions>
        {opened && (
          <Button
            size="sm"
            variant="ghost"
            icon={Save}
            busy={isLoading}
            onClick={() => void overwrite(opened, { query, columns: columns && [...columns] })}
          >
            {t('websites.saved.update', { name: opened.name })}
          </Button>
        )}
        {!current && (
          <Button size="sm" variant="ghost" icon={BookmarkPlus} onClick={() => setSaving(true)}>
            {t('websites.saved.save')}
          </Button>
        )}
      </LockedActions>
      {isSaving && (
        <Suspense>
          <SaveDialog draft={{ view, query, columns: columns && [...columns] }} onExited={() => setSaving(false)} />
        </Suspense>
      )}
    </Views>
  )
}

/** The button goes when all is saved, and so does a view that is deleted: the focus goes on to what is next to them. */
function Views({ children }: { children: ReactNode }) {
  const t = useMessages()
  const nav = useRef<HTMLElement>(null)
  useFocusStays(nav, 'a, button', 'nav')
  return (
    <nav ref={nav} className={styles.views} aria-label={t('websites.saved')}>
      {children}
    </nav>
  )
}
