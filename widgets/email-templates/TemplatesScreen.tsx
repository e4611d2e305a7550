import { FileText, Plus } from '../../src/ui/icons'
import { Suspense, useEffect, useRef } from 'react'
import { useEmailTemplatesQuery } from '../../src/api/templates'
import { useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { useListView } from '../../src/parts/listView'
import { LoadFailure } from '../../src/parts/submit'
import { may, searchFor } from '../../src/model'
import { selectUser, useAddress, useAppSelector, useDocumentTitle } from '../../src/store'
import { Button, EmptyState, FilterBar, LiveRegion, NoMatches, PageHead, Screen, SearchField, Skeleton, Switch } from '../../src/ui'
import type { Edited } from './shared/Edited'
import { TemplateList } from './TemplateList'
import { useEdited } from './useEdited'

const TemplateForm = lazyPart(() => import('./edit/TemplateForm'))

/** The templates of the team and the person's own (ML-08). */
export function TemplatesScreen() {
  const t = useMessages()
  const [address, change] = useAddress()
  const { typed, onSearch, onClear } = useListView()
  const showsArchived = address.has('archived')
  const screen = useRef<HTMLDivElement>(null)
  const left = useRef<Edited | null>(null)
  const roles = useAppSelector(selectUser)?.roles ?? []
  const canShare = may('manage_email_templates', roles) === 'all'
  const { data, error, refetch } = useEmailTemplatesQuery()
  const { edited, edit, create, close } = useEdited(data, canShare)
  useDocumentTitle(t('emailTemplates.title'))

  // From the form the focus goes to where that was opened.
  useEffect(() => {
    const before = left.current
    left.current = edited
    if (edited || !before) return
    const row = screen.current?.querySelector<HTMLElement>(`[data-template="${before.id}"]`)
    ;(row ?? screen.current?.querySelector('button'))?.focus()
  }, [edited])

  const isFound = searchFor(typed)
  const shown = data?.filter(
    ({ archived, name, category, subject }) => (showsArchived || !archived) && isFound(`${name} ${category ?? ''} ${subject}`),
  )

  if (edited) {
    return (
      <LiveRegion>
        <Suspense fallback={<Skeleton width="100%" height="320px" />}>
          <TemplateForm key={edited.id ?? 'new'} template={edited} canShare={canShare} templates={data ?? []} onClose={close} />
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
      <FilterBar search={<SearchField value={typed} onChange={onSearch} />}>
        <Switch
          label={t('emailTemplates.archived.show')}
          checked={showsArchived}
          onChange={(shows) => change({ archived: shows ? '1' : null })}
        />
      </FilterBar>
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : !shown ? (
        <Skeleton width="100%" height="240px" />
      ) : shown.length > 0 ? (
        <TemplateList templates={shown} canShare={canShare} onEdit={edit} />
      ) : typed.trim() ? (
        <NoMatches onClear={onClear} />
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
