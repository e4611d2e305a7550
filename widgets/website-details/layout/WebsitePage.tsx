import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import { isMissing, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { LoadFailure } from '../../../src/parts/submit'
import { JUST_LOADED_SECONDS } from '../../../src/model'
import { FailedState } from '../../../src/ui'
import { Header } from '../header/Header'
import { HeaderSkeleton } from '../header/HeaderSkeleton'
import { useWebsiteEvents } from '../live/useWebsiteEvents'
import styles from './page.module.css'
import { Zones } from './Zones'

interface Props {
  id: number
  messageId: number | undefined
}

/** The header, and below it the thread and the cards, which do not wait for the header (WD-08). */
export function WebsitePage({ id, messageId }: Props) {
  const t = useMessages()
  const { data: website, error, isFetching, refetch } = useWebsiteDetailsQuery(id, { refetchOnMountOrArgChange: JUST_LOADED_SECONDS })
  useWebsiteEvents(id)

  const failure = error && toErrorObject(error)
  if (failure && isMissing(failure)) return <FailedState title={t('websiteDetails.notFound')} message={t('websiteDetails.notFound.hint')} />
  return (
    <div className={styles.details}>
      <div className={styles.page}>
        {website ? (
          <Header website={website} />
        ) : failure && !isFetching ? (
          <LoadFailure title={t('websiteDetails.loadFailed')} error={failure} onRetry={() => void refetch()} />
        ) : (
          <HeaderSkeleton />
        )}
        <Zones id={id} messageId={messageId} />
      </div>
    </div>
  )
}
