import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { selectUsers, useAppSelector } from '../../../src/store'
import { fieldName } from './fieldName'
import styles from './changes.module.css'
import { valueText } from './valueText'

const PICTURES = new Set(['logo', 'favicon', 'editorLogoLight', 'editorLogoDark'])

interface Props {
  name: string
  before?: unknown
  after?: unknown
}

/** One setting: what it was, and what it became. Of a secret only that it became another. */
export function ChangedField({ name, before, after }: Props) {
  const t = useMessages()
  const isSecret = name === 'mailer.password'
  return (
    <div className={styles.change}>
      <dt>{fieldName(name, t)}</dt>
      {isSecret ? (
        <dd>{t('settings.changes.replaced')}</dd>
      ) : (
        <>
          <dd>
            <del className={styles.before}>
              <Value name={name} value={before} />
            </del>
          </dd>
          <dd>
            <ins className={styles.after}>
              <Value name={name} value={after} />
            </ins>
          </dd>
        </>
      )}
    </div>
  )
}

function Value({ name, value }: { name: string; value: unknown }) {
  const t = useMessages()
  const formats = useFormats()
  const people = useAppSelector(selectUsers)
  if (PICTURES.has(name) && typeof value === 'string' && value)
    return <img src={value} alt={fieldName(name, t)} className={name === 'editorLogoDark' ? styles.onDark : styles.picture} />
  const personName = (id: number) => {
    const person = people.find((one) => one.id === id)
    return person ? fullName(person) : null
  }
  const text = valueText(name, value, { t, formats, personName })
  if (name !== 'color' || !value) return text
  return (
    <>
      <svg className={styles.colour} viewBox="0 0 1 1" aria-hidden>
        <rect width="1" height="1" fill={text} />
      </svg>
      {text}
    </>
  )
}
