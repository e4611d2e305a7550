import type { ReactNode } from 'react'
import { useMessages } from '../../../src/i18n'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { FormDialog } from '../../../src/ui'

interface Props {
  title: string
  /** What goes. */
  children: ReactNode
  onClose: () => void
  onDelete: () => Promise<void>
}

/** Asks before something of a list is deleted. */
export default function DeleteDialog({ title, children, onClose, onDelete }: Props) {
  const t = useMessages()
  const { error, run } = useSubmit()
  return (
    <FormDialog title={title} size="sm" onExited={onClose} onSubmit={() => run(onDelete)} submitLabel={t('partner.general.delete')} danger>
      <p>{children}</p>
      <Refusal error={error} />
    </FormDialog>
  )
}
