import { useState } from 'react'
import { useFormats, useMessages } from '../../../../src/i18n'
import { diffZone, type DnsRecord, isUnchanged, withKnownIds } from '../../../../src/model'
import { Button, Ends, LockedActions } from '../../../../src/ui'
import { RotateCcw } from '../../../../src/ui/icons'
import { DiffView } from '../diff/DiffView'
import shared from '../shared/dns.module.css'
import type { DraftItem } from '../draft/useZoneDraft'
import type { Change } from './versionGroups'
import styles from './history.module.css'

interface Props {
  readonly change: Change
  readonly domain: string
  readonly saved: readonly DraftItem[]
  /** Null for those who may only look. */
  readonly onRestore: ((records: readonly DnsRecord[]) => void) | null
}

/** One version of a zone in a line: when, how much, what for; what it changed for whoever wants to know. */
export function HistoryVersion({ change: { version, diff }, domain, saved, onRestore }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const isPresent = isUnchanged(diffZone(saved, withKnownIds(version.records, saved)))
  const counts = diff && { added: diff.added.length, changed: diff.changed.length, removed: diff.removed.length }
  return (
    <li className={styles.version}>
      <Ends>
        <details className={styles.what} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <strong>{t('domains.dns.history.version', { version: version.version })}</strong>{' '}
            <span className={shared.muted}>
              {formats.time(version.createdAt)} · {counts ? t('domains.dns.pending.count', counts) : t('domains.dns.history.first')}
            </span>
          </summary>
          {isOpen && diff && <DiffView diff={diff} domain={domain} />}
        </details>
        {isPresent ? (
          <span className={shared.muted}>{t('domains.dns.history.same')}</span>
        ) : (
          onRestore && (
            <LockedActions>
              <Button
                size="sm"
                icon={RotateCcw}
                aria-label={t('domains.dns.history.restore.of', { version: version.version })}
                onClick={() => onRestore(version.records)}
              >
                {t('domains.dns.history.restore')}
              </Button>
            </LockedActions>
          )
        )}
      </Ends>
      {version.comment && <p>{version.comment}</p>}
    </li>
  )
}
