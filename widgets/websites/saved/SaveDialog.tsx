import { BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { useCreateSavedViewMutation } from '../../../src/api/savedViews'
import type { SavedViewDraft } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { may } from '../../../src/model'
import { selectUser, showToast, useAppDispatch, useAppSelector } from '../../../src/store'
import { Button, Dialog, Switch, TextField } from '../../../src/ui'
import styles from './saved.module.css'

interface Props {
  open: boolean
  draft: Pick<SavedViewDraft, 'view' | 'query' | 'columns'>
  onClose: () => void
}

/** Characters. */
const MAX_NAME = 60

/** Gives what is shown a name, for oneself or for the team. */
export default function SaveDialog({ open, draft, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [create, { isLoading }] = useCreateSavedViewMutation()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const save = async () => {
    const answer = await create({ ...draft, name: name.trim(), scope: isShared ? 'team' : 'private' })
    if (answer.error) return
    onClose()
    dispatch(showToast({ kind: 'success', key: t('websites.saved.done', { name: name.trim() }) }))
  }
  return (
    <Dialog
      open={open}
      icon={BookmarkPlus}
      size="sm"
      title={t('websites.saved.save')}
      onClose={onClose}
      onExited={() => {
        setName('')
        setShared(false)
      }}
      onSubmit={() => void (name.trim() && save())}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={isLoading} disabled={!name.trim()}>
            {t('partner.general.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField label={t('websites.saved.name')} required maxLength={MAX_NAME} data-autofocus value={name} onChange={setName} />
        {may('manage_team_views', roles) !== 'none' && (
          <Switch label={t('websites.saved.share')} description={t('websites.saved.share.hint')} checked={isShared} onChange={setShared} />
        )}
      </div>
    </Dialog>
  )
}
