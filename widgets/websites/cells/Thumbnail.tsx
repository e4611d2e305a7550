import { Globe } from '../../../src/ui/icons'
import { useState } from 'react'
import styles from './cells.module.css'

const GLOBE = <Globe size={16} />

/** The picture of a website, which stands beside its title. */
export function Thumbnail({ image }: { image: string | null }) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={styles.thumbnail} aria-hidden>
      {image && image !== broken ? (
        // A new element for another picture: the old one would be seen until the new one is here.
        <img key={image} src={image} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setBroken(image)} />
      ) : (
        GLOBE
      )}
    </span>
  )
}
