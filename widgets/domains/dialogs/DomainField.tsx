import { useMessages } from '../../../src/i18n'
import type { DomainInput } from '../../../src/model'
import { AS_TYPED, TextField } from '../../../src/ui'
import styles from './dialogs.module.css'

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly read: DomainInput
  readonly error: string | undefined
}

/** Takes a domain however it is pasted, and shows what was understood (DO-03). */
export function DomainField({ value, onChange, read, error }: Props) {
  const t = useMessages()
  const differs = !read.problem && value.trim() !== read.unicodeName
  return (
    <>
      <TextField
        label={t('domains.name')}
        required
        autoComplete="off"
        {...AS_TYPED}
        placeholder="example.com"
        value={value}
        onChange={onChange}
        error={error}
        data-autofocus
        description={
          differs || read.name !== read.unicodeName
            ? t('domains.understood', { domain: read.problem ? '–' : read.name })
            : t('domains.name.hint')
        }
      />
      {read.isLookalike && <p className={styles.warning}>{t('domains.lookalike', { domain: read.name })}</p>}
    </>
  )
}
