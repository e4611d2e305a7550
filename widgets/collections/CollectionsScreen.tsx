import { useCollectionsQuery } from '../../src/api/cmsCollections'
import { partner_website_details } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { LoadFailure } from '../../src/parts/submit'
import { useWebsiteTitle, websiteOf, type WebsiteProps } from '../../src/parts/websiteScreen'
import { useAddress } from '../../src/store'
import { BackLink, Button, EmptyState, FailedState, PageHead, Screen, Skeleton } from '../../src/ui'
import { Columns3, Plus } from '../../src/ui/icons'
import { useState } from 'react'
import { CollectionList } from './collection/CollectionList'
import { CollectionView } from './CollectionView'
import { NameDialog } from './collection/NameDialog'
import styles from './shared/collections.module.css'
import { ToolsMenu } from './tools/ToolsMenu'

/** The tables of content of one website: what its pages show in lists, such as dishes, jobs or references. */
export function CollectionsScreen(props: WebsiteProps) {
  const t = useMessages()
  const { page } = useIsland()
  const id = websiteOf(props, page)
  if (!id) return <FailedState title={t('collections.noWebsite')} />
  return <Collections key={id} websiteId={id} />
}

function Collections({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const { router } = useIsland()
  const [address, change] = useAddress()
  const title = useWebsiteTitle(websiteId, t('collections.title'))
  const [isNaming, setNaming] = useState(false)
  const { data, error, isFetching, refetch } = useCollectionsQuery(websiteId, { refetchOnMountOrArgChange: true })
  const shown = data?.find(({ id }) => id === Number(address.get('collection'))) ?? data?.[0]
  const failure = error && !isFetching ? toErrorObject(error) : null
  const open = (id: number) => change({ collection: String(id), tab: null, q: null, sort: null, page: null }, true)

  return (
    <Screen>
      {router.has(partner_website_details.name) && (
        <BackLink href={router.generate(partner_website_details.name, { website: websiteId })}>{t('collections.toWebsite')}</BackLink>
      )}
      <PageHead title={t('collections.title')} beside={<bdi title={title}>{title}</bdi>}>
        <ToolsMenu websiteId={websiteId} />
        {data && (
          <Button icon={Plus} variant="primary" onClick={() => setNaming(true)}>
            {t('collections.new')}
          </Button>
        )}
      </PageHead>
      {data && shown ? (
        <div className={styles.panes}>
          <CollectionList collections={data} shownId={shown.id} onOpen={open} />
          <CollectionView key={shown.id} collection={shown} websiteId={websiteId} onOpen={open} />
        </div>
      ) : data ? (
        <EmptyState icon={Columns3} title={t('collections.empty')} description={t('collections.empty.hint')} />
      ) : failure ? (
        <LoadFailure error={failure} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" height="320px" />
      )}
      {isNaming && <NameDialog websiteId={websiteId} onSaved={open} onExited={() => setNaming(false)} />}
    </Screen>
  )
}
