import { useWebsitesQuery } from '../../../src/api/websites'
import { partner_websites } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { DONE_WINDOW_DAYS } from '../../../src/model'
import { followLink, usePageStore } from '../../../src/store'
import styles from './board.module.css'

/** The board shows what was done lately; the rest is a link away (OV-10). */
export function DoneLink() {
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const { data } = useWebsitesQuery({ status: 'done', limit: 1 })
  if (!router.has(partner_websites.name)) return null
  const href = router.generate(partner_websites.name, {}, { query: { q: 'status:done' } })
  return (
    <a className={styles.doneLink} href={href} onClick={(event) => followLink(navigation, event)}>
      {t('websites.board.allDone', { count: DONE_WINDOW_DAYS, total: data ? ` (${formats.number(data.pagination.total)})` : '' })}
    </a>
  )
}
