import * as v from 'valibot'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../model'

export const NewPassword = v.pipe(v.string(), v.minLength(PASSWORD_MIN_LENGTH), v.maxLength(PASSWORD_MAX_LENGTH))

export const PasswordForm = v.pipe(
  v.object({ current: v.string(), password: NewPassword, confirmation: v.string() }),
  v.forward(
    v.partialCheck([['password'], ['confirmation']], (form) => form.password === form.confirmation),
    ['confirmation'],
  ),
)
export type PasswordForm = v.InferOutput<typeof PasswordForm>
