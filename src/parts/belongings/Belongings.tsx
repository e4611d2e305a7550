import { Suspense } from 'react'
import { useBelongingsQuery } from '../../api/websites'
import { useFormats, useMessages } from '../../i18n'
import { withTexts } from '../../islands'
import { BIN_DAYS } from '../../model'
import { Skeleton } from '../../ui'
import styles from './belongings.module.css'

const texts = (locale: string) => import(`./messages/${locale}.json`)

const KINDS = ['messages', 'todos', 'files', 'contracts'] as const

interface Props {
  ids: readonly number[]
}

function Going({ ids }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { currentData: counts, isFetching } = useBelongingsQuery(ids)
  const going = KINDS.filter((kind) => counts && counts[kind] > 0).map((kind) => t(`belongings.${kind}`, { count: counts?.[kind] }))
  return (
    <>
      {isFetching && !counts && <Skeleton width="80%" />}
      {going.length > 0 && <p>{t('belongings.goes', { things: formats.list(going) })}</p>}
      {counts && counts.domains > 0 && <p>{t('belongings.stays', { domains: counts.domains, mailboxes: counts.mailboxes })}</p>}
      <p className={styles.hint}>{t('belongings.hint', { count: BIN_DAYS })}</p>
    </>
  )
}

const GoingWithTexts = withTexts(Going, texts)

/** What goes with websites that are deleted, what stays without them, and for how long they can be brought back (AW-05). */
export function Belongings({ ids }: Props) {
  return (
    <Suspense fallback={<Skeleton width="80%" />}>
      <GoingWithTexts ids={ids} />
    </Suspense>
  )
}
