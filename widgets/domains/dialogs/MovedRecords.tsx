import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { addressesOf } from '../../../src/model'
import styles from './dialogs.module.css'

interface Props {
  readonly domains: readonly Domain[]
  /** Where they go. */
  readonly websiteId: number
}

/** What a move does to the DNS of domains: ours change by themselves, others have to be changed where they are (DG-04). */
export function MovedRecords({ domains, websiteId }: Props) {
  const t = useMessages()
  const to = addressesOf(websiteId)
  const moving = domains.filter(({ website }) => website?.id !== websiteId)
  const managed = moving.filter(({ dnsManaged }) => dnsManaged)
  const elsewhere = moving.filter(({ dnsManaged }) => !dnsManaged)
  return (
    <>
      {managed.length > 0 && (
        <>
          <pre className={styles.code}>{managed.flatMap((domain) => linesOf(domain, to)).join('\n')}</pre>
          <p className={styles.muted}>{t('domains.move.dns', { address: to.A })}</p>
        </>
      )}
      {elsewhere.map(({ name, unicodeName }) => (
        <p key={name} className={styles.warning}>
          {t('domains.move.elsewhere', { domain: unicodeName ?? name, address: to.A })}
        </p>
      ))}
    </>
  )
}

function linesOf({ name, website }: Domain, to: ReturnType<typeof addressesOf>): string[] {
  const from = website && addressesOf(website.id)
  return (['A', 'AAAA'] as const).map((type) => `${name}. ${type} ${from ? `${from[type]} → ` : ''}${to[type]}`)
}
