import { type SyntheticEvent, useId, useState } from 'react'
import { partner_website_portal_view } from '../../../contract'
import { useMessages } from '../../../i18n'
import { useIsland } from '../../../islands'
import type { Status } from '../../../model'
import { FailedState, SmallPage, Spinner } from '../../../ui'
import styles from './portal.module.css'

interface Props {
  websiteId: number
  status: Status
  title: string
  onEscape: () => void
}

type State = 'loading' | 'shown' | 'failed'

/** The customer area as the customer sees it in a status: the server's own page. */
export function PortalFrame({ websiteId, status, title, onEscape }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const titleId = useId()
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    setAttempt(attempt + 1)
    setState('loading')
  }
  const arrive = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    setState(contentDocument && isPortal(contentDocument) ? 'shown' : 'failed')
    // Keys that are pressed in a frame stay in it.
    contentDocument?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') onEscape()
    })
  }
  return (
    <section className={styles.view} aria-labelledby={titleId} aria-busy={state === 'loading'}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <div className={styles.paper}>
        {state === 'failed' ? (
          <FailedState title={t('websiteChange.portal.failed')} onRetry={retry} />
        ) : (
          <SmallPage
            key={attempt}
            title={title}
            src={router.generate(partner_website_portal_view.name, { website: websiteId, status })}
            onLoad={arrive}
          />
        )}
        {state === 'loading' && <Spinner variant="overlay" />}
      </div>
    </section>
  )
}

/** A frame does not say how the server answered: the page itself says that it is no refusal. */
const isPortal = (page: Document): boolean => page.querySelector('[data-portal]') !== null
