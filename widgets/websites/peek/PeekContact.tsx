import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import { normaliseLink, telLink } from '../../../src/model'
import { Skeleton } from '../../../src/ui'
import styles from './peek.module.css'

/** How to reach the customer, and the note. A part that cannot be loaded leaves the rest as it is. */
export function PeekContact({ id }: { id: number }) {
  const { data, isFetching } = useWebsiteDetailsQuery(id)
  if (!data || data.id !== id) return isFetching ? <Skeleton shape="block" height="64px" /> : null
  const text = (name: string) => {
    const value = data.groups['customer']?.[name]
    return typeof value === 'string' ? value : ''
  }
  const [phone, email] = [text('phone') || text('mobile'), text('email') || text('contactEmail')]
  return (
    <>
      {(phone || email) && (
        <p className={styles.contact}>
          {phone && <a href={telLink(phone)}>{data.phones[phone] ?? phone}</a>}
          {email && <a href={normaliseLink(email)}>{email}</a>}
        </p>
      )}
      {data.note && <p className={styles.note}>{data.note}</p>}
    </>
  )
}
