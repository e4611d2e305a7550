import { LayoutTemplate, Plus } from '../../src/ui/icons'
import { useWebsiteTemplatesQuery } from '../../src/api/websites'
import { partner_website_new } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { searchFor } from '../../src/model'
import { useIsland } from '../../src/islands'
import { useListView } from '../../src/parts/listView'
import { LoadFailure } from '../../src/parts/submit'
import { followLink, useDocumentTitle, usePageStore } from '../../src/store'
import { ButtonLink, EmptyState, FilterBar, NoMatches, PageHead, Screen, SearchField, Skeleton, Tiles } from '../../src/ui'
import { TemplateTile } from './TemplateTile'

/** The websites that others are made from; each leads to the form for a new one. */
export function WebsiteTemplatesScreen() {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const { typed, onSearch, onClear } = useListView()
  const { data, error, refetch } = useWebsiteTemplatesQuery(undefined, { refetchOnMountOrArgChange: true })
  useDocumentTitle(t('menu.website-templates'))

  const isFound = searchFor(typed)
  const shown = data?.filter(({ title }) => isFound(title))
  return (
    <Screen>
      <PageHead title={t('menu.website-templates')}>
        {router.has(partner_website_new.name) && (
          <ButtonLink icon={Plus} href={router.generate(partner_website_new.name)} onClick={(event) => followLink(navigation, event)}>
            {t('websiteTemplates.blank')}
          </ButtonLink>
        )}
      </PageHead>
      {data && data.length > 0 && <FilterBar search={<SearchField value={typed} onChange={onSearch} />} />}
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : !shown ? (
        <Skeleton width="100%" height="240px" />
      ) : shown.length > 0 ? (
        <Tiles>
          {shown.map((template) => (
            <TemplateTile key={template.id} template={template} />
          ))}
        </Tiles>
      ) : typed.trim() ? (
        <NoMatches onClear={onClear} />
      ) : (
        <EmptyState icon={LayoutTemplate} title={t('websiteTemplates.empty')} description={t('websiteTemplates.empty.hint')} />
      )}
    </Screen>
  )
}
