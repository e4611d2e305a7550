import type { OpenWork } from '../../../api/websiteChange'
import { movedText, useFormats, useMessages } from '../../../i18n'
import { useIsland } from '../../../islands'
import { UpgradeLink } from '../../submit'
import { serverNow } from '../../../page'
import { WebsiteLink } from '../../websiteLink'
import type { ExplainedRow } from './Explanation'
import styles from './refusal.module.css'
import { refusalText } from '../refusalText'
import { useWebsiteChanges } from '../WebsiteChanges'

interface Props {
  row: ExplainedRow
  work: OpenWork | undefined
}

/** A website that was not changed, and why. */
export function RefusedRow({ row: { website, change, told, isMoved, theirs, error }, work }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { page } = useIsland()
  const { refusalsOf } = useWebsiteChanges()
  // What is open is listed once it is known.
  const unknown = told.filter(({ name }) => !work || name !== 'validateUndoneEntries').map(({ message }) => message)
  const known = refusalsOf(website, change, work).map((refusal) => refusalText(refusal, { t, formats }))
  const changed = isMoved
    ? movedText(website, { t, formats, now: serverNow(page) })
    : theirs && t('websiteChange.conflict', { field: theirs.field, theirs: theirs.theirs || t('partner.general.none') })
  const reasons = changed === undefined ? known : [changed]
  return (
    <li className={styles.row}>
      <WebsiteLink website={website} />
      {unknown.map((text) => (
        <p key={text} role="alert" className={styles.reason}>
          <UpgradeLink link={error?.link}>{text}</UpgradeLink>
        </p>
      ))}
      {reasons.map((text) => (
        <p key={text} className={styles.reason}>
          {text}
        </p>
      ))}
    </li>
  )
}
