import { useState } from 'react'
import { refreshProfile, useSaveProfileMutation } from '../../../src/api/profile'
import type { Profile } from '../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { draftStore, showNotice, showToast, useAppDispatch, useDiscarded, useUnsavedChanges } from '../../../src/store'
import { useChangeLanguage } from './changeLanguage'
import { checkFields, type ProfileErrors, readErrors } from './fieldErrors'
import { fieldsOf, type ProfileChanges, type ProfileFields, toValues, withChange, withoutChanges } from './profileFields'
import { useDraft } from './useDraft'

/** What the sections of the form work with. */
export interface ProfileFormState {
  readonly fields: ProfileFields
  readonly errors: ProfileErrors
  readonly change: (change: ProfileChanges) => void
}

/** The form over the profile that the server knows: changes, what is wrong with them, and their way to the server. */
export function useProfileForm(profile: Profile, draftKey: string) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const changeLanguage = useChangeLanguage()
  const [save] = useSaveProfileMutation()
  const [isSaving, setSaving] = useState(false)
  const [changes, setChanges] = useState<ProfileChanges>({})
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [failure, setFailure] = useState<ErrorObject | null>(null)

  const saved = fieldsOf(profile)
  const fields = { ...saved, ...changes }
  const isDirty = Object.keys(changes).length > 0
  useUnsavedChanges(isDirty)
  const discarded = useDiscarded(isDirty)
  useDraft(draftKey, changes, (draft) => {
    setChanges((typed) => withChange(draft, typed, saved))
    dispatch(showToast({ kind: 'info', key: t('profile.draftRestored') }))
  })

  const change = (typed: ProfileChanges) => {
    setChanges((before) => withChange(before, typed, saved))
    setErrors((before) => withoutKeys(before, typed))
  }

  const reset = () => {
    setErrors({})
    setFailure(null)
  }

  async function submit(halfDays: readonly string[]): Promise<void> {
    const wrong = checkFields(fields, t, halfDays)
    reset()
    if (Object.keys(wrong).length > 0) return setErrors(wrong)
    setSaving(true)
    try {
      // The form is saved as a whole: what another device has saved since stays.
      const now = fieldsOf(await dispatch(refreshProfile()))
      await save(toValues({ ...now, ...changes })).unwrap()
    } catch (error) {
      return refuse(toErrorObject(error))
    } finally {
      setSaving(false)
    }
    // A reload from now on must not bring back what is saved.
    await draftStore.remove(draftKey)
    // What was changed while the answer was on its way stays.
    setChanges((now) => withoutChanges(now, changes))
    dispatch(showNotice({ kind: 'success', key: t('profile.saved') }))
    if (changes.language) changeLanguage(changes.language)
  }

  function refuse(error: ErrorObject): void {
    const refused = readErrors(error.fields, fields)
    setErrors(refused)
    setFailure(Object.keys(refused).length > 0 ? null : error)
  }

  return {
    form: { fields, errors, change } satisfies ProfileFormState,
    isDirty,
    isSaving,
    failure,
    submit,
    discard: () => {
      setChanges({})
      reset()
      discarded(() => setChanges(changes))
    },
  }
}

const withoutKeys = (errors: ProfileErrors, keys: object): ProfileErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in keys)))
