import { useMessages } from '../../../src/i18n'
import { VisuallyHidden } from '../../../src/ui'
import styles from './recordTable.module.css'
import { RecordForm } from './RecordForm'
import { RecordRow, type RecordTableProps } from './RecordRow'

const COLUMNS = ['type', 'name', 'value', 'ttl', 'prio', 'comment', 'state'] as const

/** The records of a zone, each edited in its row (DN-01). */
export function RecordTable(props: RecordTableProps) {
  const { draft, shown, domain, mayChange, editing, onEdit } = props
  const t = useMessages()
  const isNew = editing !== null && !draft.items.some(({ key }) => key === editing.key)
  const form = editing && (
    <RecordForm
      key={editing.key}
      item={editing}
      others={draft.items.filter(({ key }) => key !== editing.key)}
      domain={domain}
      types={draft.types}
      onDone={(item) => {
        draft.put(item)
        onEdit(null)
      }}
      onCancel={() => onEdit(null)}
    />
  )
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller} aria-label={t('domains.dns.records')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {mayChange && (
              <th scope="col">
                <VisuallyHidden>{t('domains.dns.selection')}</VisuallyHidden>
              </th>
            )}
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`domains.dns.${column}`)}
              </th>
            ))}
            {mayChange && (
              <th scope="col">
                <VisuallyHidden>{t('domains.column.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {isNew && (
            <tr>
              <td colSpan={COLUMNS.length + 2}>{form}</td>
            </tr>
          )}
          {shown.map((item) =>
            item.key === editing?.key ? (
              <tr key={item.key}>
                <td colSpan={COLUMNS.length + 2}>{form}</td>
              </tr>
            ) : (
              <RecordRow key={item.key} item={item} {...props} />
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}
