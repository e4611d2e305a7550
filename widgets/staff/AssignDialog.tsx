import { FolderInput, X } from '../../src/ui/icons'
import { Fragment, useState } from 'react'
import { useGiveWebsitesMutation } from '../../src/api/staff'
import { takeBackChanges } from '../../src/api/websiteChange'
import type { BulkResult, StaffMember } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { fullName } from '../../src/model'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { type PickedWebsite, WebsitePicker } from '../../src/parts/websitePicker'
import { showToast, useAppDispatch, useAttempt } from '../../src/store'
import { Failure, FormDialog, IconButton } from '../../src/ui'
import styles from './staff.module.css'

interface Props {
  member: StaffMember
  onClose: () => void
}

/** Gives websites to somebody; those that are refused stay chosen, each with the reason. */
export default function AssignDialog({ member, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const [chosen, setChosen] = useState<readonly PickedWebsite[]>([])
  const [refused, setRefused] = useState<BulkResult['refused']>([])
  const [give] = useGiveWebsitesMutation()
  const { error, run } = useSubmit()
  const name = fullName(member) || member.email || ''
  const isChosen = (id: number) => chosen.some((website) => website.id === id)
  const add = (website: PickedWebsite | null) => website && setChosen((before) => [...before, website])
  const takeAway = (id: number) => setChosen((before) => before.filter((website) => website.id !== id))

  const reportGiven = (items: BulkResult['items']) => {
    const changes = items.flatMap(({ change }) => change ?? [])
    const undo = () => void attempt({ run: () => dispatch(takeBackChanges(changes)) })
    const key = t('staff.given', { name, count: items.length })
    const action = { key: 'partner.general.undo', run: undo }
    dispatch(showToast({ kind: 'success', key, ...(changes.length > 0 && { action }) }))
  }
  const submit = async () => {
    let left: BulkResult['refused'] = []
    const isSent = await run(async () => {
      const websites = chosen.map(({ id }) => id)
      const answer = await give({ params: { staff: member.id }, body: { websites } }).unwrap()
      left = answer.refused
      if (answer.items.length > 0) reportGiven(answer.items)
    })
    setRefused(left)
    setChosen((before) => (left.length > 0 ? before.filter(({ id }) => left.some((one) => one.id === id)) : before))
    return isSent && left.length === 0
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
      <WebsitePicker label={t('staff.give.website')} value={null} onChange={add} fits={({ id }) => !isChosen(id)} />
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
      {refused.length > 0 && (
        <Failure>
          {refused.map(({ id, errors }) => (
            <Fragment key={id}>
              {chosen.find((website) => website.id === id)?.title}: {errors.map(({ message }) => t(message)).join(' ')}
              <br />
            </Fragment>
          ))}
        </Failure>
      )}
      <Refusal error={error} />
    </FormDialog>
  )
}
