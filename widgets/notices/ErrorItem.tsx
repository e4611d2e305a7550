import { Copy, X } from '../../src/ui/icons'
import type { ErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { useCopy } from '../../src/store'
import { IconButton } from '../../src/ui'
import styles from './errorList.module.css'

interface Props {
  error: ErrorObject
  /** Only for admins: a stack tells nobody else anything, and may tell too much. */
  showsStack: boolean
  onRemove: () => void
}

export function ErrorItem({ error, showsStack, onRemove }: Props) {
  const { id, type, status, route, message, values, stack } = error
  const t = useMessages()
  const copy = useCopy()
  const text = t(message, values)
  const facts = [type, status, route, id].filter((fact) => fact !== undefined).join(' · ')
  const trace = showsStack ? stack : undefined
  // Who is sent them looks for the call by its address, which tells nobody else anything.
  const details = [text, facts, values?.url, trace].filter(Boolean).join('\n')
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <p className={styles.message}>{text}</p>
        <p className={styles.facts}>{facts}</p>
        {trace !== undefined && (
          <details className={styles.stack}>
            <summary>{t('notices.stack')}</summary>
            <pre>{trace}</pre>
          </details>
        )}
      </div>
      <IconButton icon={Copy} size="sm" label={t('notices.copy')} onClick={() => void copy(details)} />
      <IconButton icon={X} size="sm" label={t('notices.remove')} onClick={onRemove} />
    </li>
  )
}
