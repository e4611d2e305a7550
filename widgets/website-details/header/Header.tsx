import { ExternalLink, Globe } from '../../../src/ui/icons'
import type { WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { safeHref } from '../../../src/model'
import { useDocumentTitle } from '../../../src/store'
import { Badge } from '../../../src/ui'
import { Presence } from '../live/Presence'
import { TimerButton } from '../timer/TimerButton'
import { TodoProgress } from '../todos/TodoProgress'
import { WorkflowBar } from '../workflow/WorkflowBar'
import { useHeaderKeys } from './useHeaderKeys'
import { ActionsMenu } from './ActionsMenu'
import { FollowButton } from './FollowButton'
import styles from './header.module.css'
import { ListWalk } from './ListWalk'
import { PortalMenu } from './PortalMenu'

interface Props {
  website: WebsiteDetails
}

/** Whose website it is, how it stands, and everything that can be done with it. */
export function Header({ website }: Props) {
  const t = useMessages()
  const { id, title, label, domain, image, is_template, published_status } = website
  useDocumentTitle(title)
  useHeaderKeys(website)
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Picture image={image} />
        <div className={styles.names}>
          <div className={styles.titleLine}>
            <h1 className={styles.title}>{title}</h1>
            {is_template && <Badge>{t('websiteDetails.template')}</Badge>}
            <Badge tone={published_status === 'published' ? 'success' : 'neutral'}>{t(`websiteDetails.${published_status}`)}</Badge>
            {label && <Badge tone="primary">{label}</Badge>}
          </div>
          <p className={styles.meta}>
            {domain ? (
              <a href={safeHref(domain)} target="_blank" rel="noopener noreferrer" className={styles.domain}>
                {domain}
                <ExternalLink size={13} aria-label={t('partner.general.newTab')} />
              </a>
            ) : (
              <span>{t('websiteDetails.noDomain')}</span>
            )}
            <span>{t('websiteDetails.number', { id: String(id) })}</span>
            <TodoProgress websiteId={id} isNamed />
          </p>
        </div>
        <div className={styles.tools}>
          <ListWalk id={id} />
          <div className={styles.buttons}>
            <Presence websiteId={id} />
            <TimerButton websiteId={id} />
            <FollowButton website={website} />
            <PortalMenu website={website} />
            <ActionsMenu website={website} />
          </div>
        </div>
      </div>
      <WorkflowBar website={website} />
    </header>
  )
}

const Picture = ({ image }: { image: string | null }) => (
  <span className={styles.picture} aria-hidden>
    {image ? <img src={image} alt="" className={styles.image} decoding="async" /> : <Globe size={22} />}
  </span>
)
