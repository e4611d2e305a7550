import { useState } from 'react'
import { initials } from '../../src/model'
import styles from './partnerList.module.css'

interface Props {
  name: string
  logo?: string | null | undefined
}

/** The logo, else the initials; the name stands beside it. */
export function PartnerLogo({ name, logo }: Props) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className={styles.logo} aria-hidden>
      {logo && !isBroken ? <img src={logo} alt="" loading="lazy" onError={() => setBroken(true)} /> : initials({ name })}
    </span>
  )
}
