import { useState } from 'react'
import type { LucideIcon } from '../../ui/icons'
import styles from './websitePicture.module.css'

interface Props {
  image: string | null | undefined
  /** Stands in its place until it is there, and where there is none. */
  icon: LucideIcon
}

/** What a website looks like; asked for once it comes near. */
export function WebsitePicture({ image, icon: Icon }: Props) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className={styles.picture} aria-hidden>
      <Icon size={32} />
      {image && !isBroken && (
        <img
          src={image}
          alt=""
          className={styles.image}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}
