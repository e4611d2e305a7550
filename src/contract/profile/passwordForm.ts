import * as v from 'valibot'

/** A new password has at least 12 characters (screens PR-05). */
export const NewPassword = v.pipe(v.string(), v.minLength(12), v.maxLength(200))

export const PasswordForm = v.pipe(
  v.object({ current: v.string(), password: NewPassword, confirmation: v.string() }),
  v.forward(
    v.partialCheck([['password'], ['confirmation']], (form) => form.password === form.confirmation),
    ['confirmation'],
  ),
)
export type PasswordForm = v.InferOutput<typeof PasswordForm>
