import { FolderInput, X } from '../../src/ui/icons'
import { Fragment, type ReactNode, useState } from 'react'
import type { StaffMember, Website } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { withTexts } from '../../src/islands'
import { fullName } from '../../src/model'
import { reasonFor } from '../../src/parts/submit'
import { changeTexts, useWebsiteChanges, WebsiteChangesProvider } from '../../src/parts/websiteChange'
import { WebsitePicker } from '../../src/parts/websitePicker'
import { Failure, FormDialog, IconButton } from '../../src/ui'
import styles from './staff.module.css'
import { texts } from './texts'

interface Props {
  member: StaffMember
  onClose: () => void
}

type Reasons = ReadonlyMap<number, ReactNode>

const NONE: Reasons = new Map()

/** Gives websites to somebody; those that are refused stay chosen, each with the reason. */
function AssignDialog(props: Props) {
  return (
    <WebsiteChangesProvider>
      <AssignForm {...props} />
    </WebsiteChangesProvider>
  )
}

export default withTexts(AssignDialog, changeTexts, texts)

function AssignForm({ member, onClose }: Props) {
  const t = useMessages()
  const { apply } = useWebsiteChanges()
  const [chosen, setChosen] = useState<readonly Website[]>([])
  const [refused, setRefused] = useState(NONE)
  const name = fullName(member) || member.email || ''
  const canBeGiven = ({ id, assigned_to }: Website) => assigned_to?.id !== member.id && chosen.every((website) => website.id !== id)
  const add = (website: Website | null) => website && setChosen((before) => [...before, website])
  const blocked = chosen.filter(({ id }) => refused.has(id))
  const takeAway = (id: number) => setChosen((before) => before.filter((website) => website.id !== id))

  const submit = async () => {
    const reasons = new Map<number, ReactNode>()
    const left = await apply(
      chosen,
      { assigned_to: member },
      {
        asStaff: true,
        onFailure(error, { id }) {
          reasons.set(id, reasonFor(error))
        },
      },
    )
    setRefused(reasons)
    setChosen((before) => before.filter(({ id }) => left.has(id)))
    return left.size === 0
  }

  return (
    <FormDialog
      title={t('staff.giveTo', { name })}
      icon={FolderInput}
      size="sm"
      onExited={onClose}
      onSubmit={submit}
      submitLabel={t('staff.give.submit', { count: chosen.length })}
      disabled={chosen.length === 0}
      isChanged={chosen.length > 0}
    >
      <WebsitePicker label={t('staff.give.website')} value={null} onChange={add} fits={canBeGiven} />
      {chosen.length > 0 && (
        <ul className={styles.given} aria-label={t('staff.give.chosen')}>
          {chosen.map(({ id, title }) => (
            <li key={id}>
              <span dir="auto">{title}</span>
              <IconButton icon={X} size="sm" label={t('staff.give.without', { title })} onClick={() => takeAway(id)} />
            </li>
          ))}
        </ul>
      )}
      {blocked.length > 0 && (
        <Failure>
          {blocked.map(({ id, title }) => (
            <Fragment key={id}>
              {title}
              {refused.get(id) && <>: {refused.get(id)}</>}
              <br />
            </Fragment>
          ))}
        </Failure>
      )}
    </FormDialog>
  )
}
