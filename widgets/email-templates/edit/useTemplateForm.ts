import { useState } from 'react'
import { useSaveEmailTemplateMutation } from '../../../src/api/templates'
import { useUploads } from '../../../src/parts/attachments'
import { type ErrorObject, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { showNotice, showToast, useAppDispatch, useUnsavedChanges } from '../../../src/store'
import type { Edited } from '../shared/Edited'
import { toDraft } from '../shared/toDraft'
import { useKeptTemplate } from './useKeptTemplate'

/** A template while it is edited: what is typed is kept, files are uploaded, and all of it is saved at once. */
export function useTemplateForm(template: Edited, onClose: () => void) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [values, setValues] = useState(() => toValues(template))
  const [edition, setEdition] = useState(0)
  const [isChanged, setChanged] = useState(template.id === undefined && template.html !== '')
  const [nameRefusals, setNameRefusals] = useState(0)
  const [save, { isLoading, error }] = useSaveEmailTemplateMutation()

  const update = (change: (before: TemplateValues) => Partial<TemplateValues>) => {
    setValues((before) => ({ ...before, ...change(before) }))
    setChanged(true)
  }
  const set = (part: Partial<TemplateValues>) => update(() => part)
  const replace = (part: Partial<TemplateValues>) => {
    set(part)
    setEdition((before) => before + 1)
  }
  const uploads = useUploads('templates', {
    onAdd: () => {},
    onStored: (file) => update(({ attachments }) => ({ attachments: [...attachments, file] })),
    onDrop: () => {},
  })
  useUnsavedChanges(isChanged)
  const forget = useKeptTemplate({
    id: template.id,
    version: template.version,
    written: values,
    isChanged,
    onFound: (kept) => {
      replace(kept)
      dispatch(showToast({ kind: 'info', key: t('emailTemplates.restored') }))
    },
  })
  const leave = () => {
    forget()
    onClose()
  }

  const failure = error && toErrorObject(error)

  return {
    values,
    set,
    /** Sets values from elsewhere, with which the editor of the text begins again. */
    replace,
    edition,
    /** Something would be lost that is not saved. */
    isChanged,
    uploads,
    /** How often the name kept it from being saved. */
    nameRefusals,
    nameError: nameRefusals > 0 && !values.name.trim() ? t('emailTemplates.name.missing') : nameRefusal(failure),
    isSaving: isLoading,
    failure,
    leave,
    async submit() {
      const result = values.name.trim() ? await save(toDraft(values)) : null
      if (result && 'data' in result) {
        dispatch(showNotice({ kind: 'success', key: t('emailTemplates.saved') }))
        leave()
      } else if (!result || nameRefusal(toErrorObject(result.error))) setNameRefusals((count) => count + 1)
    },
  }
}

const toValues = (template: Edited) => ({
  ...template,
  category: template.category ?? '',
  default: template.default ?? false,
  attachments: template.attachments ?? [],
})
export type TemplateValues = ReturnType<typeof toValues>

const nameRefusal = (failure: ErrorObject | undefined) => failure?.fields?.find(({ name }) => name === 'name')?.message
