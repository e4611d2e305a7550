import { Bookmark, BookmarkPlus } from '../../../src/ui/icons'
import { useState } from 'react'
import { useCreateSavedViewMutation, useUpdateSavedViewMutation } from '../../../src/api/personal'
import type { SavedView, SavedViewDraft } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { differing, may, SAVED_VIEW_ICONS, SAVED_VIEW_NAME_MAX_LENGTH } from '../../../src/model'
import { selectUser, showToast, useAppDispatch, useAppSelector } from '../../../src/store'
import { FormDialog, Switch, TextField } from '../../../src/ui'
import { IconChoice } from './IconChoice'
import { RoleChoice } from './RoleChoice'

interface Props {
  /** What is saved; or the saved view that is changed. */
  draft: Pick<SavedViewDraft, 'view' | 'query' | 'columns'> | SavedView
  onExited: () => void
}

/** Characters. */

const fieldsOf = (draft: Props['draft']) => {
  const { name = '', icon = null, scope = 'private', isDefault = false, defaultRoles = [] }: Partial<SavedView> = draft
  return { name, icon: icon ?? SAVED_VIEW_ICONS[0], scope, isDefault, defaultRoles }
}

/** Gives what is shown a name and an icon, for oneself or for the team, and says who begins with it; or changes that. */
export default function SaveDialog({ draft, onExited }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [create] = useCreateSavedViewMutation()
  const [update] = useUpdateSavedViewMutation()
  const [before] = useState(() => fieldsOf(draft))
  const [fields, setFields] = useState(before)
  const set = (part: Partial<typeof fields>) => setFields((now) => ({ ...now, ...part }))
  const name = fields.name.trim()
  const isShared = fields.scope === 'team'
  const mayShare = may('manage_team_views', roles) !== 'none'
  const isNew = !('id' in draft)
  const title = t(isNew ? 'websites.saved.save' : 'websites.saved.edit')

  const save = async () => {
    const now = { ...fields, name, defaultRoles: isShared ? fields.defaultRoles : [] }
    // What somebody else changes meanwhile stays.
    const answer = await ('id' in draft ? update({ id: draft.id, change: differing(now, before) }) : create({ ...draft, ...now }))
    if (answer.error) return false
    dispatch(showToast({ kind: 'success', key: t('websites.saved.done', { name }) }))
    return true
  }
  return (
    <FormDialog
      icon={isNew ? BookmarkPlus : Bookmark}
      size="sm"
      title={title}
      onExited={onExited}
      onSubmit={save}
      submitLabel={t('partner.general.save')}
      disabled={!name}
      isChanged={Object.keys(differing(fields, before)).length > 0}
    >
      <TextField
        label={t('websites.saved.name')}
        required
        maxLength={SAVED_VIEW_NAME_MAX_LENGTH}
        data-autofocus
        value={fields.name}
        onChange={(next) => set({ name: next })}
      />
      <IconChoice value={fields.icon} onChange={(icon) => set({ icon })} />
      <Switch
        label={t('websites.saved.default')}
        description={t('websites.saved.default.hint')}
        checked={fields.isDefault}
        onChange={(isDefault) => set({ isDefault })}
      />
      {mayShare && (
        <Switch
          label={t('websites.saved.share')}
          description={t('websites.saved.share.hint')}
          checked={isShared}
          onChange={(checked) => set({ scope: checked ? 'team' : 'private' })}
        />
      )}
      {mayShare && isShared && <RoleChoice roles={fields.defaultRoles} onChange={(defaultRoles) => set({ defaultRoles })} />}
    </FormDialog>
  )
}
