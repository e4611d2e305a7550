import { FileText, Plus } from '../../src/ui/icons'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useEmailTemplatesQuery } from '../../src/api/templates'
import { useLocale, useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { LoadFailure } from '../../src/parts/submit'
import { may, toLocale } from '../../src/model'
import { selectUser, useAppSelector, useDocumentTitle } from '../../src/store'
import { Button, EmptyState, FilterBar, LiveRegion, NoMatches, PageHead, Screen, SearchField, Skeleton, Switch } from '../../src/ui'
import type { Edited } from './shared/Edited'
import { TemplateList } from './TemplateList'

const TemplateForm = lazyPart(() => import('./edit/TemplateForm'))

/** The templates of the team and the person's own (ML-08). */
export function TemplatesScreen() {
  const t = useMessages()
  const locale = useLocale()
  const [search, setSearch] = useState('')
  const [showsArchived, setShowsArchived] = useState(false)
  const [edited, setEdited] = useState<Edited | null>(null)
  const screen = useRef<HTMLDivElement>(null)
  const left = useRef<Edited | null>(null)
  const roles = useAppSelector(selectUser)?.roles ?? []
  const canShare = may('manage_email_templates', roles) === 'all'
  const { data, error, refetch } = useEmailTemplatesQuery()
  useDocumentTitle(t('emailTemplates.title'))

  // From the form the focus goes to where that was opened.
  useEffect(() => {
    if (edited || !left.current) return
    const row = screen.current?.querySelector<HTMLElement>(`[data-template="${left.current.id}"]`)
    ;(row ?? screen.current?.querySelector('button'))?.focus()
    left.current = null
  }, [edited])

  const words = search.trim().toLowerCase()
  const shown = data?.filter(
    ({ archived, name, category, subject }) =>
      (showsArchived || !archived) && `${name} ${category ?? ''} ${subject}`.toLowerCase().includes(words),
  )
  const create = () => setEdited({ name: '', language: toLocale(locale), subject: '', html: '', scope: canShare ? 'partner' : 'personal' })

  if (edited) {
    return (
      <LiveRegion>
        <Suspense fallback={<Skeleton width="100%" height="320px" />}>
          <TemplateForm
            key={edited.id ?? 'new'}
            template={edited}
            canShare={canShare}
            templates={data ?? []}
            onClose={() => {
              left.current = edited
              setEdited(null)
            }}
          />
        </Suspense>
      </LiveRegion>
    )
  }
  return (
    <Screen ref={screen} size="lg">
      <PageHead title={t('emailTemplates.title')}>
        <Button variant="primary" icon={Plus} onClick={create}>
          {t('emailTemplates.new')}
        </Button>
      </PageHead>
      <FilterBar search={<SearchField value={search} onChange={setSearch} />}>
        <Switch label={t('emailTemplates.archived.show')} checked={showsArchived} onChange={setShowsArchived} />
      </FilterBar>
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : !shown ? (
        <Skeleton width="100%" height="240px" />
      ) : shown.length > 0 ? (
        <TemplateList templates={shown} canShare={canShare} onEdit={setEdited} />
      ) : words ? (
        <NoMatches onClear={() => setSearch('')} />
      ) : (
        <EmptyState
          icon={FileText}
          title={t('emailTemplates.empty')}
          description={t('emailTemplates.empty.hint')}
          action={<Button onClick={create}>{t('emailTemplates.new')}</Button>}
        />
      )}
    </Screen>
  )
}
