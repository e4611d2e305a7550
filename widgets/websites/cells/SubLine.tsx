import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Badge } from '../../../src/ui'
import styles from './cells.module.css'
import { hitOf } from './hitOf'

interface Props {
  website: Website
  hasLeft: boolean
  text: string
}

/** In small letters below the title of a website: why it is here, and more of its names. */
export function SubLine({ website, hasLeft, text }: Props) {
  const t = useMessages()
  const hit = hitOf(website)
  if (!hasLeft && !hit && !text) return null
  return (
    <span className={styles.sub}>
      {hasLeft && <Badge tone="warning">{t('websites.left')}</Badge>}
      {hit && <span className={styles.found}>{t('websites.found', { place: t(`websites.found.${hit}`) })}</span>}
      <span className={styles.subText} title={text}>
        {text}
      </span>
    </span>
  )
}
