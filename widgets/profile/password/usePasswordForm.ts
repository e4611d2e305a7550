import { useState } from 'react'
import * as v from 'valibot'
import { useChangePasswordMutation } from '../../../src/api/profile'
import { NewPassword, type PasswordForm } from '../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { PASSWORD_MIN_LENGTH } from '../../../src/model'
import { showNotice, useAppDispatch } from '../../../src/store'

interface PasswordFields {
  current: string
  password: string
}
type PasswordErrors = Partial<Record<keyof PasswordFields, string>>

const EMPTY: PasswordFields = { current: '', password: '' }

/** The two passwords, what is wrong with them, and their way to the server. They live nowhere else. */
export function usePasswordForm() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [save, { isLoading: isSaving }] = useChangePasswordMutation()
  const [fields, setFields] = useState(EMPTY)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const [failure, setFailure] = useState<ErrorObject | null>(null)

  async function submit(): Promise<void> {
    const wrong = check(fields)
    setErrors(wrong)
    setFailure(null)
    if (Object.keys(wrong).length > 0) return
    try {
      await save({ body: toForm(fields) }).unwrap()
      setFields(EMPTY)
      dispatch(showNotice({ kind: 'success', key: t('profile.password.changed') }))
    } catch (error) {
      refuse(toErrorObject(error))
    }
  }

  function refuse(error: ErrorObject): void {
    const refused = (error.fields ?? []).filter(({ name }) => name in fields).map(({ name, message }) => [name, message] as const)
    setErrors(Object.fromEntries(refused))
    setFailure(refused.length > 0 ? null : error)
  }

  return {
    fields,
    errors,
    failure,
    isSaving,
    submit,
    change: (change: Partial<PasswordFields>) => {
      setFields({ ...fields, ...change })
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in change))))
    },
  }
}

// With a field that can be read there is no need to type it twice, so the confirmation is the password itself.
const toForm = (fields: PasswordFields): PasswordForm => ({ ...fields, confirmation: fields.password })

function check(fields: PasswordFields): PasswordErrors {
  const isGood = v.is(NewPassword, fields.password)
  const isShort = fields.password.length < PASSWORD_MIN_LENGTH
  return {
    ...(fields.current === '' && { current: 'profile.password.error.current' }),
    ...(!isGood && { password: isShort ? 'profile.password.error.short' : 'profile.password.error.long' }),
  }
}
