import { TriangleAlert, X } from '../../../src/ui/icons'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import type { MailerOptions } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { isEmail, withoutUnseen } from '../../../src/model'
import { AS_TYPED, Field, useFocusStays, VisuallyHidden } from '../../../src/ui'
import styles from '../shared/mailer.module.css'

interface Props {
  inputRef?: RefObject<HTMLInputElement | null>
  label: string
  value: readonly string[]
  options: MailerOptions
  error?: string | undefined
  onChange: (value: string[]) => void
}

/** What stands between commas, of `"Lovelace, Ada" <ada@bakery.example>` the address. */
const addressesIn = (text: string): string[] =>
  (withoutUnseen(text).match(/(?:"[^"\n]*"|[^,;\n])+/g) ?? [])
    .map((part) => /<([^<>]+)>\s*$/.exec(part)?.[1]?.trim() ?? part.trim())
    .filter(Boolean)

/** Addresses as chips. Enter, comma and leaving the field take what is typed; pasted lists are taken apart; what looks wrong is marked. */
export function AddressField({ inputRef, label, value, options, error, onChange }: Props) {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  useFocusStays(box, 'button, input', 'form')
  const { recipients, bounced } = options

  const add = (text: string) => {
    onChange([...new Set([...value, ...addressesIn(text)])])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (['Enter', ',', ';'].includes(event.key)) {
      // Only the keys that say so send.
      event.preventDefault()
      if (typed.trim()) add(typed)
    } else if (event.key === 'Backspace' && !event.repeat && !typed && value.length > 0) onChange(value.slice(0, -1))
  }
  const problemOf = (email: string): string | null => {
    if (!isEmail(email)) return t('mailer.address.wrong')
    if (bounced.includes(email)) return t('mailer.address.bounced')
    return recipients.some((one) => one.email.toLowerCase() === email.toLowerCase()) ? null : t('mailer.address.new')
  }
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div ref={box} className={styles.addresses}>
          {value.map((email) => {
            const problem = problemOf(email)
            return (
              <span key={email} className={styles.chip} data-wrong={!isEmail(email) || undefined} data-doubt={problem ? true : undefined}>
                {problem && <TriangleAlert size={14} aria-hidden />}
                <span title={problem ?? undefined}>{email}</span>
                {problem && <VisuallyHidden>{problem}</VisuallyHidden>}
                <button
                  type="button"
                  aria-label={t('mailer.address.remove', { email })}
                  onClick={() => onChange(value.filter((one) => one !== email))}
                >
                  <X size={14} aria-hidden />
                </button>
              </span>
            )
          })}
          <input
            {...control}
            ref={inputRef}
            type="text"
            inputMode="email"
            autoComplete="off"
            {...AS_TYPED}
            list={listId}
            value={typed}
            onChange={(event) => {
              const text = event.target.value
              // Chosen from the list, or pasted.
              if (/[,;\n]/.test(text) || recipients.some(({ email }) => email === text)) add(text)
              else setTyped(text)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => typed.trim() && add(typed)}
          />
          <datalist id={listId}>
            {recipients
              .filter(({ email }) => !value.includes(email))
              .map(({ name, email }) => (
                <option key={email} value={email}>
                  {name || email}
                </option>
              ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}
