import { UserRound } from '../icons'
import { useState } from 'react'
import { fullName, initials, type Person } from '../../model'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** `null` stands for nobody. */
  person: (Person & { image?: string | null | undefined }) | null
  /** 20, 28, 36, 48 or 80 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** The full name stands beside it, so the picture is decoration. */
  decorative?: boolean | undefined
}

/** The person's image, else the initials, else a person icon. */
export function Avatar({ person, size = 'md', decorative }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const name = person ? fullName(person) : ''
  const image = person?.image === broken ? null : person?.image
  const label = decorative || !name ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-nobody={!name || undefined}
      // Drawn as the picture is: letters that stand for a name are no words of a button they are in (WCAG 2.5.3).
      data-initials={person && !image ? initials(person) : ''}
      {...label}
    >
      {image ? (
        // A new element for another person: the old picture would be seen until the new one is here.
        <img key={image} src={image} alt="" loading="lazy" decoding="async" className={styles.image} onError={() => setBroken(image)} />
      ) : (
        !name && <UserRound size="58%" />
      )}
    </span>
  )
}
