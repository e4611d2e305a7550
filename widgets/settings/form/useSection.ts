import { use, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { PartnerSettingsChange } from '../../../src/contract'
import { differing } from '../../../src/model'
import { HoldContext, type SectionPart } from './SectionPart'
import { type Fields, useKeptChanges } from './useKeptChanges'

/** What is wrong with each field, in the server's words. */
type Errors = Readonly<Record<string, string>>

interface Options<F extends Fields> {
  /** The anchor of the section, under which its changes are kept. */
  name: string
  /** The fields as they are saved. */
  saved: F
  /** What to send for the fields that changed. */
  toChange: (changes: Partial<F>) => PartnerSettingsChange
}

/** The fields of one section over what the server knows: changes, and what is wrong with them. The form around all sections saves them. */
export function useSection<F extends Fields>({ name, saved, toChange }: Options<F>) {
  const hold = use(HoldContext)
  const part = useRef<SectionPart>(null)
  const [changes, setChanges] = useState<Partial<F>>({})
  const [errors, setErrors] = useState<Errors>({})
  const isDirty = Object.keys(changes).length > 0
  useKeptChanges({ name, saved, changes, onFound: (found) => setChanges((typed) => ({ ...found, ...typed })) })

  const change = (typed: Partial<F>) => {
    setChanges((before) => differing({ ...before, ...typed }, saved))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in typed))))
  }

  useImperativeHandle(part, () => ({
    take() {
      setErrors({})
      // What is changed while the answer is on its way stays.
      return { change: toChange(changes), onSaved: () => setChanges((now) => differing(now, changes)) }
    },
    refuse({ fields = [] }) {
      const refused = fields.filter((field) => field.name in saved)
      setErrors(Object.fromEntries(refused.map((field) => [field.name, field.message])))
      return refused.map((field) => field.name)
    },
    discard() {
      setChanges({})
      setErrors({})
      return () => setChanges(changes)
    },
  }))
  useLayoutEffect(() => (isDirty ? hold(name, part) : undefined), [hold, isDirty, name])

  return { fields: { ...saved, ...changes }, errors, change }
}
