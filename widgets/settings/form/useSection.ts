import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSaveAccountMutation } from '../../../src/api/account'
import type { PartnerSettings, PartnerSettingsChange } from '../../../src/contract'
import { type ErrorObject, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { keysOf } from '../../../src/model'
import { showToast, useAppDispatch, useUnsavedChanges } from '../../../src/store'
import { type Fields, useKeptChanges } from './useKeptChanges'

/** What is wrong with each field, in the server's words. */
type Errors = Readonly<Record<string, string>>

interface Options<F extends Fields> {
  /** The anchor of the section, under which its changes are kept. */
  name: string
  account: PartnerSettings
  /** The fields as they are saved. */
  saved: F
  /** What to send for the fields that changed. */
  toChange: (changes: Partial<F>) => PartnerSettingsChange
}

/** What the wrapper of a section needs to know. */
export interface SectionState {
  isDirty: boolean
  isSaving: boolean
  failure: ErrorObject | null
  submit: () => Promise<void>
  discard: () => void
}

/** The fields of one section over what the server knows: changes, what is wrong with them, and their way to the server. */
export function useSection<F extends Fields>({ name, account, saved, toChange }: Options<F>) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [save, { isLoading: isSaving }] = useSaveAccountMutation()
  const [changes, setChanges] = useState<Partial<F>>({})
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<ErrorObject | null>(null)
  const isDirty = Object.keys(changes).length > 0
  useUnsavedChanges(isDirty)
  useKeptChanges({ name, saved, changes, onFound: setChanges })

  const change = (typed: Partial<F>) => {
    setChanges((before) => differing({ ...before, ...typed }, saved))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in typed))))
  }

  async function submit(): Promise<void> {
    setErrors({})
    setFailure(null)
    try {
      await save({ body: { ...toChange(changes), version: account.version } }).unwrap()
      // What was changed while the answer was on its way stays.
      setChanges((now) => differing(now, changes))
      dispatch(showToast({ kind: 'success', key: t('settings.saved') }))
    } catch (error) {
      refuse(toErrorObject(error))
    }
  }

  function refuse(error: ErrorObject): void {
    const refused = (error.fields ?? []).filter((field) => field.name in saved)
    // On the screen when `submit` is done, so that the focus can go there.
    flushSync(() => {
      setErrors(Object.fromEntries(refused.map((field) => [field.name, field.message])))
      setFailure(refused.length > 0 ? null : error)
    })
  }

  const discard = () => {
    setChanges({})
    setErrors({})
    setFailure(null)
  }

  return {
    fields: { ...saved, ...changes },
    errors,
    change,
    section: { isDirty, isSaving, failure, submit, discard } satisfies SectionState,
  }
}

function differing<F extends Fields>(changes: Partial<F>, other: Partial<F>): Partial<F> {
  const left = { ...changes }
  for (const name of keysOf(changes)) if (changes[name] === other[name]) delete left[name]
  return left
}
