import { Suspense } from 'react'
import { useDeletionQuery } from '../../api/websites'
import { useFormats, useMessages } from '../../i18n'
import { withTexts } from '../../islands'
import { BIN_DAYS } from '../../model'
import { Skeleton } from '../../ui'
import styles from './deletionNote.module.css'

const texts = (locale: string) => import(`./messages/${locale}.json`)

const KINDS = ['messages', 'todos', 'files', 'contracts'] as const

interface Props {
  ids: readonly number[]
}

function Counts({ ids }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { currentData: counts, isFetching } = useDeletionQuery(ids)
  const going = KINDS.filter((kind) => counts && counts[kind] > 0).map((kind) => t(`deletion.${kind}`, { count: counts?.[kind] }))
  return (
    <>
      {isFetching && !counts && <Skeleton width="80%" />}
      {going.length > 0 && <p>{t('deletion.goes', { things: formats.list(going) })}</p>}
      {counts && counts.domains > 0 && <p>{t('deletion.stays', { domains: counts.domains, mailboxes: counts.mailboxes })}</p>}
      <p className={styles.hint}>{t('deletion.hint', { count: BIN_DAYS })}</p>
    </>
  )
}

const CountsWithTexts = withTexts(Counts, texts)

/** What goes with websites that are deleted, what stays without them, and for how long they can be brought back (AW-05). */
export function DeletionNote({ ids }: Props) {
  return (
    <Suspense fallback={<Skeleton width="80%" />}>
      <CountsWithTexts ids={ids} />
    </Suspense>
  )
}
