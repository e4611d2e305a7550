import { useBelongingsQuery } from '../../../src/api/recycleBin'
import { useFormats, useMessages } from '../../../src/i18n'
import { Skeleton } from '../../../src/ui'

const GOING = {
  messages: 'websites.delete.messages',
  todos: 'websites.todos',
  files: 'websites.delete.files',
  contracts: 'websites.delete.contracts',
} as const
const KINDS = ['messages', 'todos', 'files', 'contracts'] as const

/** What goes with websites that are deleted, and what stays without them (AW-05). */
export function Belongings({ ids }: { ids: readonly number[] }) {
  const t = useMessages()
  const formats = useFormats()
  const { currentData: counts, isFetching } = useBelongingsQuery(ids)
  if (!counts) return isFetching ? <Skeleton width="80%" /> : null
  const { domains, mailboxes } = counts
  const going = KINDS.filter((kind) => counts[kind] > 0).map((kind) => t(GOING[kind], { count: counts[kind] }))
  return (
    <>
      {going.length > 0 && <p>{t('websites.delete.goes', { things: formats.list(going) })}</p>}
      {domains > 0 && <p>{t('websites.delete.stays', { domains, mailboxes })}</p>}
    </>
  )
}
