import { useState } from 'react'
import { useCreateCollectionMutation, useRenameCollectionMutation } from '../../../src/api/cmsCollections'
import type { Collection } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { COLLECTION_NAME_MAX_LENGTH } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { FormDialog, TextField } from '../../../src/ui'
import { Columns3 } from '../../../src/ui/icons'

interface Props {
  websiteId: number
  /** The one to rename; without it a new one. */
  collection?: Collection
  onSaved: (id: number) => void
  onExited: () => void
}

/** Asks for the name of a collection. */
export function NameDialog({ websiteId, collection, onSaved, onExited }: Props) {
  const t = useMessages()
  const before = collection?.name ?? ''
  const [name, setName] = useState(before)
  const { error, fieldError, forget, run } = useSubmit()
  const [create] = useCreateCollectionMutation()
  const [rename] = useRenameCollectionMutation()

  const submit = () =>
    run(async () => {
      const body = { name: name.trim() }
      const { id } = collection
        ? await rename({ params: { collection: collection.id }, body: { ...body, version: collection.version } }).unwrap()
        : await create({ params: { website: websiteId }, body }).unwrap()
      onSaved(id)
    })
  return (
    <FormDialog
      title={t(collection ? 'collections.rename' : 'collections.new')}
      icon={Columns3}
      size="sm"
      submitLabel={t(collection ? 'partner.general.save' : 'collections.create')}
      disabled={!name.trim() || name.trim() === before}
      onSubmit={submit}
      onExited={onExited}
    >
      <TextField
        label={t('collections.name')}
        description={t('collections.name.hint')}
        required
        maxLength={COLLECTION_NAME_MAX_LENGTH}
        value={name}
        error={fieldError('name')}
        onChange={(text) => {
          setName(text)
          forget()
        }}
      />
      <Refusal error={error} shown={['name']} />
    </FormDialog>
  )
}
