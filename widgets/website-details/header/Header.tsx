import { ExternalLink, Globe } from '../../../src/ui/icons'
import type { WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { safeHref } from '../../../src/model'
import { useDocumentTitle } from '../../../src/store'
import { Badge, keepInReach } from '../../../src/ui'
import { Presence } from '../live/Presence'
import { TimerButton } from '../timer/TimerButton'
import { TodoProgress } from '../todos/TodoProgress'
import { StatusMenu } from '../workflow/StatusMenu'
import { WorkflowBar } from '../workflow/WorkflowBar'
import { useHeaderKeys } from './useHeaderKeys'
import { ActionsMenu } from './ActionsMenu'
import { FollowButton } from './FollowButton'
import styles from './header.module.css'
import { ListWalk } from './ListWalk'
import { PortalMenu } from './PortalMenu'
import { WebsiteTitle } from './WebsiteTitle'

interface Props {
  website: WebsiteDetails
}

/** Whose website it is, how it stands, and everything that can be done with it. Its first row stays while the page scrolls. */
export function Header({ website }: Props) {
  const { id, title, image } = website
  useDocumentTitle(title)
  useHeaderKeys(website)
  return (
    <header ref={keepInReach} className={styles.header}>
      <div className={styles.top}>
        <div className={styles.names}>
          <Picture image={image} />
          <WebsiteTitle website={website} />
          <StatusMenu website={website} />
        </div>
        <div className={styles.tools}>
          <ListWalk id={id} />
          <div className={styles.buttons}>
            <TodoProgress websiteId={id} isNamed />
            <Presence websiteId={id} />
            <TimerButton websiteId={id} />
            <FollowButton website={website} />
            <PortalMenu website={website} />
            <ActionsMenu website={website} />
          </div>
        </div>
      </div>
      <WorkflowBar website={website}>
        <Facts website={website} />
      </WorkflowBar>
    </header>
  )
}

/** What is there to read of it. */
function Facts({ website: { id, label, domain, is_template, published_status } }: Props) {
  const t = useMessages()
  return (
    <div className={styles.meta}>
      {domain ? (
        <a href={safeHref(domain)} target="_blank" rel="noopener noreferrer" className={styles.domain}>
          <span className={styles.address}>{domain}</span>
          <ExternalLink size={13} aria-label={t('partner.general.newTab')} />
        </a>
      ) : (
        <span className={styles.address}>{t('websiteDetails.noDomain')}</span>
      )}
      <span className={styles.number}>#{id}</span>
      {is_template && <Badge>{t('websiteDetails.template')}</Badge>}
      <Badge tone={published_status === 'published' ? 'success' : 'neutral'}>{t(`websiteDetails.${published_status}`)}</Badge>
      {label && (
        <span className={styles.label} title={label}>
          <Badge tone="primary">{label}</Badge>
        </span>
      )}
    </div>
  )
}

const Picture = ({ image }: { image: string | null }) => (
  <span className={styles.picture} aria-hidden>
    {image ? <img src={image} alt="" className={styles.image} decoding="async" /> : <Globe size={18} />}
  </span>
)
