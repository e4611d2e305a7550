import { useState } from 'react'
import { useMessages } from '../../i18n'
import { withTexts } from '../../islands'
import { FormDialog } from '../../ui'
import { FolderInput } from '../../ui/icons'
import { type PickedWebsite, WebsitePicker } from '../websitePicker'

export interface MoveDialogProps {
  title: string
  /** Where everything that is to be moved is already. */
  from: ReadonlySet<number | undefined>
  onMove: (target: PickedWebsite) => void
  onExited: () => void
}

/** Asks which website messages belong to (WM-05). */
function MoveDialog({ title, from, onMove, onExited }: MoveDialogProps) {
  const t = useMessages()
  const [target, setTarget] = useState<PickedWebsite | null>(null)
  const submit = () => {
    if (!target) return false
    onMove(target)
    return true
  }
  return (
    <FormDialog
      icon={FolderInput}
      title={title}
      onExited={onExited}
      onSubmit={submit}
      submitLabel={t('messageMove.submit')}
      disabled={!target}
    >
      <WebsitePicker
        label={t('messageMove.target')}
        description={t('messageMove.hint')}
        value={target}
        fits={({ id }) => from.size > 1 || !from.has(id)}
        onChange={setTarget}
      />
    </FormDialog>
  )
}

export default withTexts(MoveDialog, (locale: string) => import(`./messages/${locale}.json`))
