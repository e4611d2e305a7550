import type { Collection } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { isPlainClick } from '../../../src/ui'
import styles from '../shared/collections.module.css'

interface Props {
  collections: readonly Collection[]
  shownId: number
  onOpen: (id: number) => void
}

/** All collections of the website, by name. */
export function CollectionList({ collections, shownId, onOpen }: Props) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <nav aria-label={t('collections.title')}>
      <ul className={styles.list}>
        {collections.map(({ id, name, itemCount }) => (
          <li key={id}>
            <a
              href={`?collection=${id}`}
              className={styles.link}
              aria-current={id === shownId ? 'page' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onOpen(id)
              }}
            >
              <bdi>{name}</bdi>
              <span className={styles.count} aria-label={t('collections.items.count', { count: itemCount })}>
                {formats.number(itemCount)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
