import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { webHref } from '../shared/webHref'
import card from '../cards/card.module.css'
import styles from './statistics.module.css'

/** Scripts of another origin stay in their frame; with those of this page's own the frame would hold nothing back. */
const sandboxOf = (href: string): string =>
  new URL(href).origin === location.origin ? 'allow-same-origin' : 'allow-same-origin allow-scripts allow-popups'

/** What the statistics service shows itself, once somebody wants to see it. */
export function EmbeddedSummary({ url }: { url: string }) {
  const t = useMessages()
  const [wasOpened, setOpened] = useState(false)
  const href = webHref(url)
  const title = t('websiteDetails.statistics.embedded')
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className={card.summary}>{title}</summary>
      {/* Its address has a token, which is nobody's business. */}
      {wasOpened && <iframe className={styles.embedded} title={title} src={href} sandbox={sandboxOf(href)} referrerPolicy="no-referrer" />}
    </details>
  )
}
