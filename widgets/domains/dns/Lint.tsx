import { useMemo } from 'react'
import { Lightbulb, Wrench } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { type LintFinding, lintZone, withTtlOfSet } from '../../../src/model'
import { Button, LockedActions } from '../../../src/ui'
import styles from './lint.module.css'
import { type DraftItem, newKey } from './draft/useZoneDraft'

interface Props {
  readonly items: readonly DraftItem[]
  readonly domain: string
  readonly mayChange: boolean
  readonly onFix: (item: DraftItem) => void
  readonly onRemove: (keys: readonly string[]) => void
}

/** What works, but not well, each with a fix where that is safe (DN-09). */
export function Lint({ items, domain, mayChange, onFix, onRemove }: Props) {
  const t = useMessages()
  const findings = useMemo(() => lintZone(items, domain), [items, domain])
  if (findings.length === 0) return null
  const fix = ({ add = [], change, remove = [] }: NonNullable<LintFinding['fix']>) => {
    change?.forEach((record, index) => {
      const item = items[index]
      if (item) onFix({ ...item, ttl: record.ttl })
    })
    onRemove(remove.flatMap((index) => items[index]?.key ?? []))
    for (const record of add) onFix({ ...withTtlOfSet(record, items), key: newKey(), locked: false, lockedReason: null })
  }
  return (
    <ul className={styles.lint} aria-label={t('domains.dns.lint')}>
      {findings.map((finding) => (
        <li key={`${finding.key} ${JSON.stringify(finding.values)}`}>
          <Lightbulb size={16} aria-hidden />
          <span>{t(`domains.dns.lint.${finding.key}`, finding.values)}</span>
          {finding.fix && mayChange && (
            <LockedActions>
              <Button size="sm" icon={Wrench} onClick={() => finding.fix && fix(finding.fix)}>
                {t('domains.dns.lint.fix')}
              </Button>
            </LockedActions>
          )}
        </li>
      ))}
    </ul>
  )
}
