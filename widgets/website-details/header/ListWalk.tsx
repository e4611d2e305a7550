import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { partner_website_details } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { readTrail, usePageStore, useWalkKeys } from '../../../src/store'
import { IconButton } from '../../../src/ui'
import styles from './header.module.css'

/** The way to the websites before and after this one in the list it was opened from, also with `[` and `]` (WD-06). */
export function ListWalk({ id }: { id: number }) {
  const t = useMessages()
  const formats = useFormats()
  const { page, router } = useIsland()
  const { navigation } = usePageStore()
  const [trail] = useState(() => readTrail(page))
  const place = trail.indexOf(id)
  const previous = trail[place - 1] ?? null
  const next = place === -1 ? null : (trail[place + 1] ?? null)
  // In its place: the way back leads to the list, however far one has gone.
  const onOpen = (website: number) => navigation.toRoute(partner_website_details.name, { website }, { mode: 'replace' })
  useWalkKeys({ previous, next, onOpen })
  if (place === -1 || trail.length === 1 || !router.has(partner_website_details.name)) return null
  const step = (to: number | null) => ({ size: 'sm' as const, disabled: to === null, onClick: () => to !== null && onOpen(to) })
  return (
    <span className={styles.walk}>
      <IconButton icon={ChevronUp} label={t('details.previous')} aria-keyshortcuts="[" {...step(previous)} />
      <span className={styles.place}>{t('details.place', { place: formats.number(place + 1), count: formats.number(trail.length) })}</span>
      <IconButton icon={ChevronDown} label={t('details.next')} aria-keyshortcuts="]" {...step(next)} />
    </span>
  )
}
