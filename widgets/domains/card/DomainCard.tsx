import { ChevronDown, ExternalLink, Network, RefreshCw } from '../../../src/ui/icons'
import { useId, useState } from 'react'
import { useCheckDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { safeHref } from '../../../src/model'
import { Badge, Button, ButtonLink, LockedActions } from '../../../src/ui'
import { DomainMenu } from '../actions/DomainMenu'
import { DomainFacts } from '../shared/DomainFacts'
import { DomainName } from '../shared/DomainName'
import { StateBadge } from '../shared/StateBadge'
import { useNextStep } from '../shared/useNextStep'
import styles from './card.module.css'
import { CheckTable } from '../shared/CheckTable'

interface Props {
  readonly domain: Domain
  readonly websiteId: number
  readonly dnsHref: string
  readonly onOpenDns: () => void
}

/** One domain of a website: how it is, what to do next, what name servers say. */
export function DomainCard({ domain, websiteId, dnsHref, onOpenDns }: Props) {
  const t = useMessages()
  const nextStep = useNextStep()
  const detailsId = useId()
  const isFine = domain.state === 'pointing'
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [check, { isLoading }] = useCheckDomainMutation()
  const isShown = isOpen ?? (!isFine && domain.check !== null)
  return (
    <article className={styles.card} aria-label={domain.unicodeName ?? domain.name} data-state={domain.state}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <DomainName domain={domain} />
        </h2>
        <StateBadge domain={domain} />
        <Badge>{t(`domains.role.${domain.role}`)}</Badge>
        {domain.published_status === 'published' && <Badge tone="success">{t('domains.published')}</Badge>}
        <span className={styles.actions}>
          <ButtonLink
            size="sm"
            icon={Network}
            href={dnsHref}
            data-zone={domain.id}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
              event.preventDefault()
              onOpenDns()
            }}
          >
            {t('domains.dns')}
          </ButtonLink>
          <DomainMenu domain={domain} websiteId={websiteId} />
        </span>
      </header>
      <p className={styles.next}>{nextStep(domain)}</p>
      <DomainFacts domain={domain} />
      <footer className={styles.foot}>
        <Button
          size="sm"
          variant="ghost"
          iconEnd={ChevronDown}
          aria-expanded={isShown}
          aria-controls={detailsId}
          onClick={() => setOpen(!isShown)}
        >
          {t('domains.check')}
        </Button>
        <LockedActions>
          <Button size="sm" variant="ghost" icon={RefreshCw} busy={isLoading} onClick={() => void check({ websiteId, id: domain.id })}>
            {t('domains.check.again')}
          </Button>
        </LockedActions>
        {isFine && (
          <a className={styles.open} href={safeHref(domain.name)} target="_blank" rel="noopener noreferrer">
            {t('domains.visit')}
            <ExternalLink size={13} aria-label={t('partner.general.newTab')} />
          </a>
        )}
      </footer>
      <div id={detailsId} hidden={!isShown}>
        {isShown && <CheckTable domain={domain} />}
      </div>
    </article>
  )
}
