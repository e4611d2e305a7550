import { useContainerElementsQuery } from '../../../src/api/cmsCollections'
import { useMessages } from '../../../src/i18n'
import { LoadFailure } from '../../../src/parts/submit'
import { FIELD_TYPES } from '../../../src/model'
import { Badge, Hint, Skeleton, Stack } from '../../../src/ui'
import styles from '../shared/collections.module.css'

/** The elements by which the editor puts the collection on a page. */
export function ElementsTab({ collectionId }: { collectionId: number }) {
  const t = useMessages()
  const { data, error, refetch } = useContainerElementsQuery({ params: { collection: collectionId } })
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" height="160px" />
  return (
    <Stack>
      <Hint>{t('collections.elements.hint')}</Hint>
      <ul>
        {data.items.map(({ type, label }, index) => (
          // Nothing else tells elements apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.field}>
            <span className={styles.fieldName} dir="auto">
              {textOf(label)}
            </span>
            <Badge>{t(`collections.type.${[...FIELD_TYPES, 'list'].find((known) => known === type) ?? 'text'}`)}</Badge>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
