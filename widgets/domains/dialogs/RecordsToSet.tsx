import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { type DnsProvider, presetRecords } from '../../../src/model'
import { CopyValue } from '../shared/CopyValue'
import styles from './recordsToSet.module.css'

interface Props {
  readonly websiteId: number
  readonly domain: string
  readonly provider: DnsProvider | null
  /** Known once it is connected. */
  readonly connected: Domain | null
}

/** The website's records and the one that shows whose the domain is, with their names as the fields of the provider want them. */
export function RecordsToSet({ websiteId, domain, provider, connected }: Props) {
  const t = useMessages()
  const records = [...presetRecords('website', { domain, websiteId }), ...proofOf(connected)]
  const nameOf = (name: string) => (name === '@' ? (provider?.apex ?? `${domain}.`) : provider ? name : `${name}.${domain}.`)
  return (
    <>
      <div className={styles.scope}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['type', 'name', 'value'].map((column) => (
                <th key={column} scope="col">
                  {t(`domains.dns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map(({ type, name, content }) => (
              <tr key={`${type} ${name}`}>
                <th scope="row">{type}</th>
                <td>{nameOf(name) || <em>{t('domains.connect.empty')}</em>}</td>
                <td>
                  <CopyValue value={content} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {provider?.proxies && <p>{t('domains.connect.proxy', { provider: provider.name })}</p>}
    </>
  )
}

const proofOf = (connected: Domain | null) =>
  (connected?.check?.rows ?? [])
    .filter(({ type }) => type === 'TXT')
    .map(({ type, host, expected: [content = ''] }) => ({ type, name: host.replace(`.${connected?.name}`, ''), content }))
