import { ExternalLink, Globe, Star } from '../../../src/ui/icons'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import { partner_website_domains } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { safeHref } from '../../../src/model'
import { ButtonLink, CountBadge } from '../../../src/ui'
import { CardContent } from './CardContent'
import styles from './card.module.css'
import { SideCard } from './SideCard'

/** Longer lists are the business of the domains screen. */
const SHOWN = 5

/** The domains of the website in short. */
export function DomainsCard({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const { router } = useIsland()
  const query = useWebsiteDetailsQuery(websiteId)
  const count = query.data?.domains.length ?? 0
  const route = partner_website_domains.name
  return (
    <SideCard title={t('websiteDetails.domains')} icon={Globe} mark={count > 0 && <CountBadge count={count} />}>
      <CardContent query={query} rows={2}>
        {({ domain: main, domains }) => (
          <>
            {domains.length === 0 && <p className={styles.muted}>{t('websiteDetails.noDomain')}</p>}
            <ul className={styles.list}>
              {domains.slice(0, SHOWN).map((name) => (
                <li key={name} className={styles.line}>
                  <a href={safeHref(name)} target="_blank" rel="noopener noreferrer" className={styles.grow} title={name}>
                    {name}
                  </a>
                  {name === main && <Star size={14} role="img" aria-label={t('websiteDetails.domains.main')} />}
                  <ExternalLink size={13} role="img" aria-label={t('partner.general.newTab')} />
                </li>
              ))}
            </ul>
            {domains.length > SHOWN && <p className={styles.muted}>{t('websiteDetails.more', { count: domains.length - SHOWN })}</p>}
            {router.has(route) && (
              <div className={styles.links}>
                <ButtonLink size="sm" href={router.generate(route, { website: websiteId })}>
                  {t('websiteDetails.domains.open')}
                </ButtonLink>
              </div>
            )}
          </>
        )}
      </CardContent>
    </SideCard>
  )
}
