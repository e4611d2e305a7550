import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { webHref } from '../shared/webHref'
import card from '../cards/card.module.css'
import styles from './statistics.module.css'

/** What the statistics service shows itself, once somebody wants to see it. */
export function EmbeddedSummary({ url }: { url: string }) {
  const t = useMessages()
  const [wasOpened, setOpened] = useState(false)
  const title = t('websiteDetails.statistics.embedded')
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className={card.summary}>{title}</summary>
      {/* Its address has a token, which is nobody's business; the service runs scripts of its own, within its frame. */}
      {wasOpened && (
        <iframe
          className={styles.embedded}
          title={title}
          src={webHref(url)}
          sandbox="allow-scripts allow-popups"
          referrerPolicy="no-referrer"
        />
      )}
    </details>
  )
}
