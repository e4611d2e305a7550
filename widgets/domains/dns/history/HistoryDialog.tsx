import { History } from '../../../../src/ui/icons'
import { useState } from 'react'
import { useDnsHistoryQuery } from '../../../../src/api/dns'
import type { DnsZone } from '../../../../src/contract'
import { useFormats, useMessages } from '../../../../src/i18n'
import type { DnsRecord } from '../../../../src/model'
import { LoadFailure } from '../../../../src/parts/submit'
import { Dialog, EmptyState, PersonName, Skeleton } from '../../../../src/ui'
import shared from '../shared/dns.module.css'
import { HistoryVersion } from './HistoryVersion'
import type { DraftItem } from '../draft/useZoneDraft'
import { versionGroups } from './versionGroups'
import styles from './history.module.css'

interface Props {
  readonly domainId: number
  readonly domain: DnsZone['domain']
  readonly saved: readonly DraftItem[]
  readonly mayChange: boolean
  readonly onRestore: (records: readonly DnsRecord[]) => void
  readonly onExited: () => void
}

/** What the zone was, by day and by who changed it; a restored version is a pending change like any other (DN-08). */
export default function HistoryDialog({ domainId, domain, saved, mayChange, onRestore, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(true)
  const { data, error, isFetching, refetch } = useDnsHistoryQuery(domainId, { refetchOnMountOrArgChange: true })
  const restore = (records: readonly DnsRecord[]) => {
    onRestore(records)
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      icon={History}
      title={t('domains.dns.history.title', { domain: domain.unicodeName ?? domain.name })}
      size="xl"
      onClose={() => setOpen(false)}
      onExited={onExited}
    >
      {data ? (
        data.length > 0 ? (
          versionGroups(data, formats.date).map(({ day, by, changes }) => (
            <section key={changes[0]?.version.version} className={styles.group}>
              <h3 className={shared.tools}>
                {day} {by && <PersonName person={by} />}
              </h3>
              <ol>
                {changes.map((change) => (
                  <HistoryVersion
                    key={change.version.version}
                    change={change}
                    domain={domain.name}
                    saved={saved}
                    onRestore={mayChange ? restore : null}
                  />
                ))}
              </ol>
            </section>
          ))
        ) : (
          <EmptyState icon={History} title={t('domains.dns.history.empty')} description={t('domains.dns.history.empty.hint')} />
        )
      ) : error && !isFetching ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" height="200px" />
      )}
    </Dialog>
  )
}
