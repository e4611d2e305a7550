import { useEffect } from 'react'
import { useLeaveWebsiteMutation, useWebsitePresenceQuery } from '../../../src/api/websites'
import { api_website_presence } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { fullName, REFRESH_INTERVAL_MS } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import { Avatar, Tooltip, VisuallyHidden } from '../../../src/ui'
import styles from './presence.module.css'

interface Props {
  websiteId: number
}

/** More faces than these are counted. */
const FACES = 3

/** Who else has the website open. */
export function Presence({ websiteId }: Props) {
  const { router } = useIsland()
  return router.has(api_website_presence.name) ? <Faces websiteId={websiteId} /> : null
}

function Faces({ websiteId }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const user = useAppSelector(selectUser)
  const options = { pollingInterval: REFRESH_INTERVAL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true }
  const { data = [] } = useWebsitePresenceQuery(websiteId, options)
  const [leave] = useLeaveWebsiteMutation()
  useEffect(() => () => void leave(websiteId), [leave, websiteId])

  const others = data.filter(({ id }) => id !== user?.id)
  if (others.length === 0) return null
  const names = t('websiteDetails.presence', { names: formats.list(others.map(fullName)) })
  return (
    <Tooltip text={names} isLabel>
      <span className={styles.presence}>
        <VisuallyHidden>
          <output>{names}</output>
        </VisuallyHidden>
        {others.slice(0, FACES).map((person) => (
          <span key={person.id} className={styles.face} aria-hidden>
            <Avatar person={person} size="sm" decorative />
          </span>
        ))}
        {others.length > FACES && <span aria-hidden>+{formats.number(others.length - FACES)}</span>}
      </span>
    </Tooltip>
  )
}
