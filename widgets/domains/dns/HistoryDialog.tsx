import { History, RotateCcw } from '../../../src/ui/icons'
import { useState } from 'react'
import { useDnsHistoryQuery } from '../../../src/api/dns'
import { useFormats, useMessages } from '../../../src/i18n'
import { diffZone, type DnsRecord, isUnchanged, withKnownIds } from '../../../src/model'
import { Button, Dialog, EmptyState, FailedState, PersonName, Skeleton, Stack } from '../../../src/ui'
import { DiffView } from './DiffView'
import styles from './dns.module.css'
import dialogs from './zoneDialogs.module.css'
import type { DraftItem } from './useZoneDraft'

interface Props {
  readonly domainId: number
  readonly domain: string
  readonly saved: readonly DraftItem[]
  readonly mayChange: boolean
  readonly onRestore: (records: readonly DnsRecord[]) => void
  readonly onExited: () => void
}

/** What the zone was, with what going back would change; a restored version is a pending change like any other (DN-08). */
export default function HistoryDialog({ domainId, domain, saved, mayChange, onRestore, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(true)
  const { data, error, isFetching, refetch } = useDnsHistoryQuery(domainId, { refetchOnMountOrArgChange: true })
  return (
    <Dialog
      open={isOpen}
      icon={History}
      title={t('domains.dns.history.title', { domain })}
      size="xl"
      onClose={() => setOpen(false)}
      onExited={onExited}
    >
      {data ? (
        data.length > 0 ? (
          <ol className={dialogs.versions}>
            {data.map(({ version, createdAt, createdBy, comment, records }) => {
              const diff = diffZone(saved, withKnownIds(records, saved))
              return (
                <li key={version} className={dialogs.version}>
                  <Stack gap={2}>
                    <div className={styles.tools}>
                      <strong>{t('domains.dns.history.version', { version })}</strong>
                      <span className={styles.muted}>{formats.dateTime(createdAt)}</span>
                      {createdBy && <PersonName person={createdBy} />}
                      {mayChange && !isUnchanged(diff) && (
                        <Button
                          size="sm"
                          icon={RotateCcw}
                          aria-label={t('domains.dns.history.restore.of', { version })}
                          onClick={() => {
                            onRestore(records)
                            setOpen(false)
                          }}
                        >
                          {t('domains.dns.history.restore')}
                        </Button>
                      )}
                    </div>
                    {comment && <p>{comment}</p>}
                    {isUnchanged(diff) ? (
                      <p className={styles.muted}>{t('domains.dns.history.same')}</p>
                    ) : (
                      <DiffView diff={diff} domain={domain} />
                    )}
                  </Stack>
                </li>
              )
            })}
          </ol>
        ) : (
          <EmptyState icon={History} title={t('domains.dns.history.empty')} description={t('domains.dns.history.empty.hint')} />
        )
      ) : error && !isFetching ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" height="200px" />
      )}
    </Dialog>
  )
}
