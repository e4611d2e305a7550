import type { ReactNode } from 'react'
import { useScrollTarget } from '../../../src/store'
import { Section } from '../../../src/ui'

interface Props {
  /** Links with this hash lead here (spec 2.6). */
  anchor: string
  title: string
  description: string
  children: ReactNode
}

/** A part of the profile: what it is about beside, or on narrow screens above, the card with its fields. */
export function ProfileSection({ anchor, ...section }: Props) {
  const ref = useScrollTarget(anchor)
  return <Section ref={ref} beside {...section} />
}
