import { Suspense, useState } from 'react'
import { useMessages } from '../../../../src/i18n'
import { lazyPart } from '../../../../src/islands'
import { Button, cx } from '../../../../src/ui'
import { Clock, Replace, Trash2 } from '../../../../src/ui/icons'
import styles from '../shared/dns.module.css'
import type { ZoneDraft } from '../draft/useZoneDraft'

const ReplaceDialog = lazyPart(() => import('./ReplaceDialog'))
const TtlDialog = lazyPart(() => import('./TtlDialog'))

interface Props {
  readonly draft: ZoneDraft
  readonly selected: ReadonlySet<string>
  readonly onSelect: (keys: ReadonlySet<string>) => void
  /** Nothing is selected any more: the tools go. */
  readonly onDone: () => void
}

/** What is done with several records at once. */
export function SelectionTools({ draft, selected, onSelect, onDone }: Props) {
  const t = useMessages()
  const [asking, setAsking] = useState<'ttl' | 'replace' | null>(null)
  const items = draft.items.filter(({ key }) => selected.has(key))
  if (items.length === 0) return null
  const open = items.filter(draft.isOpen)
  const none = () => {
    onSelect(new Set())
    onDone()
  }
  return (
    <div className={cx(styles.tools, styles.selection)} role="group" aria-label={t('domains.dns.selection')}>
      <strong role="status">{t('domains.dns.selected', { count: items.length })}</strong>
      <Button size="sm" icon={Clock} onClick={() => setAsking('ttl')}>
        {t('domains.dns.ttl.change')}
      </Button>
      <Button size="sm" icon={Replace} disabled={open.length === 0} onClick={() => setAsking('replace')}>
        {t('domains.dns.replace')}
      </Button>
      <Button
        size="sm"
        variant="danger"
        icon={Trash2}
        onClick={() => {
          draft.remove([...selected])
          none()
        }}
      >
        {t('domains.dns.deleteMany', { count: items.length })}
      </Button>
      <Button size="sm" variant="ghost" onClick={none}>
        {t('domains.dns.selectNone')}
      </Button>
      <Suspense>
        {asking === 'ttl' && <TtlDialog items={items} onTtl={(ttl) => draft.setTtl(selected, ttl)} onExited={() => setAsking(null)} />}
        {asking === 'replace' && <ReplaceDialog items={open} onChange={draft.put} onExited={() => setAsking(null)} />}
      </Suspense>
    </div>
  )
}
