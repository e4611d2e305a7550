import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { PASSWORD_MIN_LENGTH } from '../../../src/model'

/** A new password as it is typed; one that is too short is told before anybody is asked. */
export function useNewPassword(refused: string | undefined) {
  const t = useMessages()
  const [value, setValue] = useState('')
  const [wasTried, setTried] = useState(false)
  const isShort = value.length < PASSWORD_MIN_LENGTH
  return {
    value,
    /** Answers whether it may be sent. */
    check() {
      setTried(isShort)
      return !isShort
    },
    field: {
      value,
      error: wasTried && isShort ? t('domains.mailbox.password.short', { count: PASSWORD_MIN_LENGTH }) : refused,
      description: t('domains.mailbox.password.rule', { count: PASSWORD_MIN_LENGTH }),
      autoComplete: 'new-password' as const,
      required: true,
      onChange: setValue,
    },
  }
}
