import { useState } from 'react'
import type { Website } from '../../../src/contract'
import { differing, isEmail, PRESENT_SITE } from '../../../src/model'
import { useSubmit } from '../../../src/parts/submit'
import { usePhoneNumbers } from '../../../src/ui'
import { useCreate } from './useCreate'

const EMPTY = {
  title: '',
  email: '',
  name: '',
  phone: '',
  url: '',
  assignee: null as string | null,
  source: '',
  leadSource: '',
  leadValue: null as number | null,
}
export type CreateValues = typeof EMPTY

export type CreateForm = ReturnType<typeof useCreateForm>

interface Options {
  /** Starts in the first status of the leads. */
  readonly isLead: boolean
  /** The template that is chosen at first. */
  readonly source?: string
  readonly onCreated: (website: Website) => void
}

/** What is known of a website to be, what is wrong with it, and its way to the server. */
export function useCreateForm({ isLead, source = '', onCreated }: Options) {
  const empty = { ...EMPTY, source }
  const [fields, setFields] = useState(empty)
  const [wasTried, setTried] = useState(false)
  const create = useCreate()
  const { busy, error, fieldError, run, forget } = useSubmit()
  const hasWrongEmail = fields.email !== '' && !isEmail(fields.email.trim())
  const phones = usePhoneNumbers(fields.phone !== '')
  const hasWrongPhone = fields.phone.trim() !== '' && phones.storedPhone(fields.phone) === null

  const submit = () => {
    setTried(true)
    if (!fields.title.trim() || hasWrongEmail || hasWrongPhone) return false
    const [forename, ...surname] = fields.name.trim().split(/\s+/)
    return run(async () =>
      onCreated(
        await create(
          {
            title: fields.title.trim(),
            ...(fields.email && { customerEmail: fields.email.trim() }),
            ...(fields.assignee && { assigned_to: Number(fields.assignee) }),
            ...(fields.source && { source: Number(fields.source) }),
            ...(isLead && { status: 'lead_preparation' as const, lead_source: fields.leadSource, lead_value: fields.leadValue }),
          },
          {
            forename: surname.length > 0 ? (forename ?? '') : '',
            surname: surname.join(' ') || (forename ?? ''),
            phone: fields.phone,
            metadata: fields.url.trim() && JSON.stringify({ [PRESENT_SITE]: fields.url.trim() }),
          },
        ),
      ),
    )
  }

  return {
    fields,
    set: (part: Partial<CreateValues>) => setFields((before) => ({ ...before, ...part })),
    isDirty: Object.keys(differing(fields, empty)).length > 0,
    isTitleMissing: wasTried && !fields.title.trim(),
    isEmailWrong: wasTried && hasWrongEmail,
    isPhoneWrong: wasTried && hasWrongPhone,
    busy,
    error,
    fieldError,
    submit,
    reset: () => {
      setFields(empty)
      setTried(false)
      forget()
    },
  }
}
