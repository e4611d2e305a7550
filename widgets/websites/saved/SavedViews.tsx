import { BookmarkPlus, Users } from 'lucide-react'
import { type MouseEvent, Suspense, useState } from 'react'
import { useSavedViewsQuery } from '../../../src/api/savedViews'
import type { SavedView } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { Button, isPlainClick } from '../../../src/ui'
import { useKeptNames } from '../view/useViewState'
import type { ViewParts } from '../view/ViewParts'
import { defaultViewState } from '../view/viewUrl'
import { SavedViewMenu } from './SavedViewMenu'
import styles from './saved.module.css'
import { savedQuery, savedState, savedUrl } from './savedQuery'

const SaveDialog = lazyPart(() => import('./SaveDialog'))

/** The saved views of this view as links, those of the team among them, and a button that saves what is shown now (L-07). */
export default function SavedViews({ view, state, onChange }: ViewParts) {
  const t = useMessages()
  const { data = [] } = useSavedViewsQuery()
  const [columns, keepColumns] = useKeptNames(view, 'columns')
  const [isSaving, setSaving] = useState<boolean>()
  const saved = data.filter((one) => one.view === view)
  const query = savedQuery(view, state)
  const current = saved.find((one) => one.query === query)
  const usual = defaultViewState(view)

  const link = (name: string, to: SavedView | null) => {
    const isCurrent = to ? to.id === current?.id : !current && query === ''
    const show = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onChange(to ? savedState(view, to) : usual, { push: true })
      keepColumns(to?.columns ?? null)
    }
    return (
      <a className={styles.link} href={savedUrl(to?.query ?? '')} aria-current={isCurrent ? 'true' : undefined} onClick={show}>
        {to?.scope === 'team' && <Users size={14} aria-label={t('websites.saved.team')} />}
        {name}
      </a>
    )
  }
  return (
    <nav className={styles.views} aria-label={t('websites.saved')}>
      <ul className={styles.list}>
        <li>{link(t('websites.saved.all'), null)}</li>
        {saved.map((one) => (
          <li key={one.id} className={styles.item}>
            {link(one.name, one)}
            {one.editable && one.id === current?.id && <SavedViewMenu saved={one} columns={columns} />}
          </li>
        ))}
      </ul>
      {!current && (
        <Button size="sm" variant="ghost" icon={BookmarkPlus} onClick={() => setSaving(true)}>
          {t('websites.saved.save')}
        </Button>
      )}
      {isSaving !== undefined && (
        <Suspense>
          <SaveDialog open={isSaving} draft={{ view, query, columns: columns && [...columns] }} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </nav>
  )
}
