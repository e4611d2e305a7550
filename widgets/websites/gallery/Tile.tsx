import { Globe } from '../../../src/ui/icons'
import { memo } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { WebsitePicture } from '../../../src/parts/websitePicture'
import { Checkbox } from '../../../src/ui'
import { AssigneeCell } from '../cells/AssigneeCell'
import { DueCell } from '../cells/DueCell'
import { StarButton } from '../cells/StarButton'
import { StatusCell } from '../cells/StatusCell'
import { SubLine } from '../cells/SubLine'
import { PeekButton } from '../peek/PeekButton'
import styles from './gallery.module.css'

interface Props {
  website: Website
  hasLeft: boolean
  isSelected: boolean
  onSelect: () => void
}

/** A website by its picture; what can be changed in the list can be changed here. */
export const Tile = memo(function Tile({ website, hasLeft, isSelected, onSelect }: Props) {
  const t = useMessages()
  const { id, title, domain } = website
  return (
    <li className={styles.tile} data-id={id} data-selected={isSelected || undefined}>
      <WebsitePicture key={website.image} image={website.image} icon={Globe} />
      <span className={styles.select}>
        <Checkbox label={t('websites.select', { title })} hideLabel checked={isSelected} onChange={onSelect} />
      </span>
      <div className={styles.facts}>
        <span className={styles.head}>
          <WebsiteLink website={website} className={styles.title} />
          <PeekButton website={website} />
          <StarButton website={website} />
        </span>
        <SubLine website={website} hasLeft={hasLeft} text={domain ?? t('websites.filter.domains.none')} />
        <span className={styles.work}>
          <StatusCell website={website} />
          <DueCell website={website} />
          <AssigneeCell website={website} />
        </span>
      </div>
    </li>
  )
})
