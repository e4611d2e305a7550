import { Suspense, useState } from 'react'
import { useDnsPresentQuery } from '../../../../src/api/dns'
import { useMessages } from '../../../../src/i18n'
import { lazyPart } from '../../../../src/islands'
import { saysSame } from '../../../../src/model'
import { Button, LockedActions } from '../../../../src/ui'
import { ArrowDownToLine } from '../../../../src/ui/icons'
import styles from './present.module.css'
import type { ZoneDraft } from '../draft/useZoneDraft'

const PresentDialog = lazyPart(() => import('./PresentDialog'))

interface Props {
  readonly domainId: number
  readonly draft: ZoneDraft
}

/** What name servers elsewhere say of the domain today is offered, as long as they are asked. */
export function PresentNotice({ domainId, draft }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { data = [] } = useDnsPresentQuery(domainId)
  const offered = data.filter((record) => !draft.items.some((item) => saysSame(item, record)))
  if (offered.length === 0 && !isOpen) return null
  return (
    <section className={styles.notice} aria-label={t('domains.dns.present.title')}>
      {/* Nothing is left to offer while the dialog that took it over closes. */}
      {offered.length > 0 && (
        <>
          <p>{t('domains.dns.present', { count: offered.length })}</p>
          <LockedActions>
            <Button size="sm" icon={ArrowDownToLine} onClick={() => setOpen(true)}>
              {t('domains.dns.present.choose')}
            </Button>
          </LockedActions>
        </>
      )}
      {isOpen && (
        <Suspense>
          <PresentDialog
            offered={offered}
            items={draft.items.filter(draft.isOpen)}
            onTake={draft.replace}
            onExited={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
