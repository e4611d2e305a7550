import { ChevronDown, ChevronUp } from '../../../src/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { partner_website_details } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { keepListOrder, type ListOrder, useAppDispatch, useAttempt, useListOrder, usePageStore, useWalkKeys } from '../../../src/store'
import { IconButton } from '../../../src/ui'
import styles from './listWalk.module.css'

type Step = 1 | -1

/** The way to the websites before and after this one in the list it was opened from, also with `[` and `]` (WD-06). */
export function ListWalk({ id }: { id: number }) {
  const t = useMessages()
  const formats = useFormats()
  const { page, router } = useIsland()
  const { navigation } = usePageStore()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const listOrder = useListOrder(page)
  const [asking, setAsking] = useState<Step | null>(null)
  const shown = useRef<number | null>(id)
  useEffect(() => {
    shown.current = id
    return () => {
      shown.current = null
    }
  }, [id])

  const { ids, part } = listOrder
  const place = ids.indexOf(id)
  const count = part?.total ?? ids.length
  const canGo = (step: Step) => place !== -1 && (ids[place + step] !== undefined || goesOn(listOrder, step))
  // In its place: the way back leads to the list, however far one has gone.
  const open = (website: number) => navigation.toRoute(partner_website_details.name, { website }, { mode: 'replace' })
  const overEdge = async (step: Step) => {
    const { walkOn } = await import('./walkOn')
    const { listOrder: walked, to } = await dispatch(walkOn(listOrder, step))
    // Whoever has left meanwhile is not fetched back.
    if (shown.current !== id) return
    keepListOrder(page, walked)
    if (to !== null) open(to)
  }
  const go = async (step: Step) => {
    const next = ids[place + step]
    if (next !== undefined) return open(next)
    if (asking) return
    setAsking(step)
    await attempt({ run: () => overEdge(step) })
    setAsking(null)
  }
  useWalkKeys({ onPrevious: canGo(-1) ? () => void go(-1) : null, onNext: canGo(1) ? () => void go(1) : null })
  if (place === -1 || count <= 1 || !router.has(partner_website_details.name)) return null

  const way = (step: Step, label: string, end: string) => ({
    size: 'sm' as const,
    disabled: !canGo(step),
    label: t(canGo(step) ? label : end),
    busy: asking === step,
    onClick: () => void go(step),
  })
  const number = (part ? (part.first - 1) * part.limit : 0) + place + 1
  return (
    <span className={styles.walk}>
      <IconButton icon={ChevronUp} aria-keyshortcuts="[" {...way(-1, 'websiteDetails.previous', 'websiteDetails.first')} />
      <span className={styles.place}>
        {t('websiteDetails.place', { place: formats.number(number), count: formats.number(Math.max(count, number)) })}
      </span>
      <IconButton icon={ChevronDown} aria-keyshortcuts="]" {...way(1, 'websiteDetails.next', 'websiteDetails.last')} />
    </span>
  )
}

/** Whether the list has pages beyond those that are known. */
const goesOn = ({ part }: ListOrder, step: Step): boolean =>
  part !== null && (step === 1 ? part.last * part.limit < part.total : part.first > 1)
