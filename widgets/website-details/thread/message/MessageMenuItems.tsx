import { FileCode, FolderDown, FolderInput, FolderPlus, Mail, PencilLine, Reply, Text, Trash2 } from '../../../../src/ui/icons'
import { useWebsiteDetailsQuery } from '../../../../src/api/websites'
import { type Message, partner_website_log_delete, partner_website_log_source } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { useIsland } from '../../../../src/islands'
import { isMail, may, OWN_MESSAGE_DELETE_MS } from '../../../../src/model'
import { serverNow } from '../../../../src/page'
import { selectUser, useAppSelector } from '../../../../src/store'
import { MenuItem } from '../../../../src/ui'
import { useRights } from '../../workflow/useRights'
import { useRoleRights } from '../../workflow/useRoleRights'
import { useMessageFiles } from '../files/useMessageFiles'
import { useThread } from '../shared/ThreadContext'
import { useMessageActions } from './useMessageActions'

export interface MessageMenuProps {
  message: Message
  isPlain?: boolean
  onEdit?: () => void
  onTogglePlain?: (() => void) | undefined
}

/** What the menu of a message offers, which is about its website: nobody asks for that while it is closed. */
export function MessageMenuItems({ message, isPlain, onEdit, onTogglePlain }: MessageMenuProps) {
  const t = useMessages()
  const { websiteId, reply, move } = useThread()
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const canMove = useRights(website)('move_message')
  const maySee = useRoleRights(website)
  const { router } = useIsland()
  const hasSource = message.hasSource && maySee('see_mail_source') && router.has(partner_website_log_source.name)
  const canEdit = useCanEdit(message)
  const canDelete = useCanDelete(message)
  const { remove } = useMessageActions(message)
  const { downloadHref, keep, leftOut } = useMessageFiles(message)
  return (
    <>
      {isMail(message) && (
        <MenuItem icon={Reply} onSelect={() => reply(message)}>
          {t('websiteDetails.thread.reply')}
        </MenuItem>
      )}
      {onEdit && canEdit && (
        <MenuItem changes icon={PencilLine} onSelect={onEdit}>
          {t('partner.general.edit')}
        </MenuItem>
      )}
      {onTogglePlain && (
        <MenuItem icon={isPlain ? Mail : Text} onSelect={onTogglePlain}>
          {t(isPlain ? 'websiteDetails.thread.asMail' : 'websiteDetails.thread.asText')}
        </MenuItem>
      )}
      {hasSource && (
        <MenuItem
          icon={FileCode}
          href={router.generate(partner_website_log_source.name, { website: websiteId, log: message.id })}
          target="_blank"
        >
          {t('websiteDetails.thread.source')}
        </MenuItem>
      )}
      <MenuItem
        changes
        icon={FolderInput}
        disabled={!canMove}
        onSelect={() => move(message)}
        description={canMove ? undefined : t('partner.error.forbidden')}
      >
        {t('websiteDetails.thread.move')}
      </MenuItem>
      {downloadHref && (
        <MenuItem icon={FolderDown} href={downloadHref} description={leftOut}>
          {t('websiteDetails.thread.files.download')}
        </MenuItem>
      )}
      {keep && (
        <MenuItem changes icon={FolderPlus} onSelect={keep} description={leftOut}>
          {t('websiteDetails.thread.files.keep')}
        </MenuItem>
      )}
      {canDelete && (
        <MenuItem changes icon={Trash2} tone="danger" onSelect={remove}>
          {t('partner.general.delete')}
        </MenuItem>
      )}
    </>
  )
}

/** What was sent or came in stays as it is; notes are changed by whoever wrote them, or may change those of others (WM-07). */
function useCanEdit({ category, from }: Message): boolean {
  const user = useAppSelector(selectUser)
  if (!user || (category !== 'intern' && category !== 'call')) return false
  const isOwn = from !== null && 'id' in from && from.id === user.id
  return isOwn || may('delete_entries_of_others', user.roles) === 'all'
}

/** One's own notes for some minutes, and those of others by who may (WM-07). */
function useCanDelete(message: Message): boolean {
  const { page, router } = useIsland()
  const user = useAppSelector(selectUser)
  const canEdit = useCanEdit(message)
  if (!canEdit || !router.has(partner_website_log_delete.name)) return false
  const isNew = serverNow(page) - Date.parse(message.createdAt ?? message.date) < OWN_MESSAGE_DELETE_MS
  return isNew || (user !== null && may('delete_entries_of_others', user.roles) === 'all')
}
