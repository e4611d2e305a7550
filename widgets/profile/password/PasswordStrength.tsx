import { useMessages } from '../../../src/i18n'
import { PASSWORD_MIN_LENGTH } from '../../../src/model'
import { passwordStrength } from './passwordStrength'
import styles from './passwordStrength.module.css'

const BARS = ['weak', 'fair', 'strong'] as const

interface Props {
  password: string
}

/** What a new password still needs, or how good it is, in words and as bars. */
export function PasswordStrength({ password }: Props) {
  const t = useMessages()
  const strength = passwordStrength(password)
  const missing = PASSWORD_MIN_LENGTH - password.length
  return (
    <div className={styles.strength} data-strength={strength}>
      <span aria-hidden className={styles.bars}>
        {BARS.map((bar) => (
          <span key={bar} className={styles.bar} />
        ))}
      </span>
      <span aria-live="polite">
        {password === ''
          ? t('profile.password.rule', { count: PASSWORD_MIN_LENGTH })
          : strength === 'short'
            ? t('profile.password.missing', { count: missing })
            : t(`profile.password.${strength}`)}
      </span>
    </div>
  )
}
