import { useMessages } from '../../src/i18n'
import { type AuthorisationRole, INVITATIONS_MAX, isLongList } from '../../src/model'
import { Select, TextArea } from '../../src/ui'

interface Props {
  roles: readonly AuthorisationRole[]
  text: string
  /** The role of those for whom the text names none. */
  usual: AuthorisationRole
  onText: (text: string) => void
  onUsual: (role: AuthorisationRole) => void
}

/** Takes a pasted list of people, and the role they get. */
export function InvitationText({ roles, text, usual, onText, onUsual }: Props) {
  const t = useMessages()
  return (
    <>
      <TextArea
        label={t('staff.invite.people')}
        description={t('staff.invite.people.description')}
        rows={6}
        error={isLongList(text) ? t('staff.invite.most', { max: INVITATIONS_MAX }) : undefined}
        value={text}
        onChange={onText}
      />
      <Select
        label={t('staff.invite.role')}
        description={t(`role.${usual}.description`)}
        options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        value={usual}
        onChange={(chosen) => onUsual(roles.find((role) => role === chosen) ?? usual)}
      />
    </>
  )
}
