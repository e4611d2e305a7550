import { type ReactNode, useId } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, Skeleton } from '../../../src/ui'
import styles from './peek.module.css'

interface Props<Item> {
  title: string
  query: { readonly data?: readonly Item[] | undefined; readonly isError: boolean; readonly refetch: () => unknown }
  /** Said when there is nothing. */
  none: string
  /** Beside the title. */
  end?: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list of the peek, with what stands in its place while it is not there. */
export function PeekSection<Item>({ title, query, none, end, children }: Props<Item>) {
  const t = useMessages()
  const id = useId()
  const { data, isError, refetch } = query
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h3 id={id} className={styles.sectionTitle}>
          {title}
        </h3>
        {end}
      </header>
      {data ? (
        data.length > 0 ? (
          children(data)
        ) : (
          <p className={styles.none}>{none}</p>
        )
      ) : isError ? (
        <p className={styles.none}>
          {t('partner.general.loadFailed')}{' '}
          <Button size="sm" variant="ghost" onClick={() => void refetch()}>
            {t('partner.general.retry')}
          </Button>
        </p>
      ) : (
        <Skeleton shape="block" height="64px" />
      )}
    </section>
  )
}
