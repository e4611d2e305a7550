import { useState } from 'react'
import type { Website } from '../../contract'
import { useFormats, useMessages } from '../../i18n'
import { withTexts } from '../../islands'
import { fullName, mayOn } from '../../model'
import { selectUser, useAppSelector } from '../../store'
import { FormDialog } from '../../ui'
import { FolderInput } from '../../ui/icons'
import { usePeople } from '../people'
import { type PickedWebsite, WebsitePicker } from '../websitePicker'

export interface MoveDialogProps {
  title: string
  /** Where everything that is to be moved is already. */
  from: ReadonlySet<number | undefined>
  onMove: (target: PickedWebsite) => void
  onExited: () => void
}

/** Asks which website messages belong to, and says who would see them there (WM-05). */
function MoveDialog({ title, from, onMove, onExited }: MoveDialogProps) {
  const t = useMessages()
  const [target, setTarget] = useState<Website | null>(null)
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
      <SeenBy website={target} />
    </FormDialog>
  )
}

/** The colleagues who see the website. */
function SeenBy({ website }: { website: Website | null }) {
  const t = useMessages()
  const formats = useFormats()
  const me = useAppSelector(selectUser)
  const people = usePeople().filter((person) => person.active && person.id !== me?.id && website && mayOn('see_websites', person, website))
  return <p role="status">{people.length > 0 && t('messageMove.seenBy', { people: formats.list(people.map(fullName)) })}</p>
}

export default withTexts(MoveDialog, (locale: string) => import(`./messages/${locale}.json`))
