import { Ellipsis, FolderInput, Link, ListTodo, Mail, MailOpen, Split } from '../../../src/ui/icons'
import { Suspense, useRef, useState } from 'react'
import { useReadTicketsMutation } from '../../../src/api/messages'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { may } from '../../../src/model'
import { selectUser, useAppSelector, useAttempt } from '../../../src/store'
import { IconButton, Menu, MenuItem } from '../../../src/ui'
import { useCopyTicket } from './useCopyTicket'
import { WEBSITE_CHANGES } from '../website/websiteChanges'
import type { Move } from '../desk/useMove'
import type { WebsitePopupsState } from '../desk/useWebsitePopups'

/** By name alone: their descriptions come with the dialogs, or with the list. */
const CREATE_TODO = 'partner_website_todo_create'
const SPLIT = 'partner_website_log_split'
const READ = 'api_partner_ticket_read'

const SplitDialog = lazyPart(() => import('../dialogs/SplitDialog'))
const TodoDialog = lazyPart(() => import('../dialogs/TodoDialog'))

interface Props {
  ticket: Message
  popups: Pick<WebsitePopupsState, 'can' | 'ask'>
  move: Pick<Move, 'isOffered' | 'ask'>
}

/** What else can be made of a ticket, and what can be changed about its website. */
export function TicketMenu({ ticket, popups, move }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [shown, setShown] = useState<{ kind: 'split' | 'todo'; open: boolean }>()
  const canSplit = router.has(SPLIT) && may('merge_messages', roles) === 'all'
  const canPlan = router.has(CREATE_TODO) && may('edit_todos_notes_tags', roles) !== 'none'
  const canRead = router.has(READ)
  const attempt = useAttempt()
  const [read] = useReadTicketsMutation()
  const { id, unread } = ticket
  const place = useRef<HTMLSpanElement>(null)
  const copyLink = useCopyTicket()
  if (!ticket.website) return null
  const close = () => setShown((before) => before && { ...before, open: false })
  return (
    <>
      <span ref={place}>
        <Menu
          placement="bottom-end"
          renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('partner.general.more')} size="sm" />}
        >
          {WEBSITE_CHANGES.filter(({ kind }) => popups.can(kind)).map(({ kind, icon, label }) => (
            <MenuItem
              key={kind}
              changes
              icon={icon}
              onSelect={() => popups.ask(kind, [ticket], place.current?.querySelector('button') ?? null)}
            >
              {t(label)}
            </MenuItem>
          ))}
          {canRead && (
            <MenuItem
              changes
              icon={unread ? MailOpen : Mail}
              onSelect={() => void attempt({ run: () => read({ tickets: [id], read: unread }).unwrap() })}
            >
              {t(unread ? 'tickets.markRead' : 'tickets.markUnread')}
            </MenuItem>
          )}
          {canPlan && (
            <MenuItem changes icon={ListTodo} onSelect={() => setShown({ kind: 'todo', open: true })}>
              {t('tickets.todo')}
            </MenuItem>
          )}
          {canSplit && (
            <MenuItem changes icon={Split} onSelect={() => setShown({ kind: 'split', open: true })}>
              {t('tickets.split')}
            </MenuItem>
          )}
          {move.isOffered && (
            <MenuItem changes icon={FolderInput} onSelect={() => move.ask([ticket])}>
              {t('tickets.move')}
            </MenuItem>
          )}
          <MenuItem icon={Link} onSelect={() => copyLink(id)}>
            {t('tickets.copyLink')}
          </MenuItem>
        </Menu>
      </span>
      <Suspense>
        {shown?.kind === 'split' && <SplitDialog open={shown.open} ticket={ticket} onClose={close} />}
        {shown?.kind === 'todo' && <TodoDialog open={shown.open} ticket={ticket} onClose={close} />}
      </Suspense>
    </>
  )
}
