import type { KeyboardEvent, Ref } from 'react'
import { useCreateMessageMutation, useDeleteMessageMutation } from '../../../src/api/messages'
import { partner_website_details, partner_website_log_create } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { mentionsIn, uuid } from '../../../src/model'
import { typedSince, useDraftKey, useKeptText } from '../../../src/parts/drafts'
import { useMentionable } from '../../../src/parts/people'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { followLink, useAttempt, usePageStore } from '../../../src/store'
import { Button, ButtonLink, Form, TextArea } from '../../../src/ui'
import { Reply } from '../../../src/ui/icons'
import styles from './peek.module.css'

interface Props {
  websiteId: number
  /** Where the note is written. */
  field: Ref<HTMLTextAreaElement>
}

/** A note for the team, and the way to an answer to the customer. What is typed is found again. */
export function PeekNote({ websiteId, field }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  const { may } = useWebsiteChanges()
  const { text, type, send, isSending } = useNote(websiteId)
  const canReply = router.has(partner_website_details.name) && may('handle_messages')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  if (!router.has(partner_website_log_create.name)) return null
  return (
    <Form className={styles.write} onSubmit={send}>
      <TextArea
        ref={field}
        label={t('websites.peek.note')}
        placeholder={t('websites.peek.note.hint')}
        aria-keyshortcuts="c"
        rows={2}
        value={text}
        onChange={type}
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" variant="primary" busy={isSending} disabled={text.trim() === ''}>
          {t('websites.peek.note.save')}
        </Button>
        {canReply && (
          <ButtonLink
            size="sm"
            icon={Reply}
            href={router.generate(partner_website_details.name, { website: websiteId }, { hash: 'reply' })}
            data-key="r"
            aria-keyshortcuts="r"
            onClick={(event) => followLink(navigation, event)}
          >
            {t('websites.peek.reply')}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}

function useNote(websiteId: number) {
  const t = useMessages()
  const attempt = useAttempt()
  const mentionable = useMentionable(websiteId)
  const draftKey = useDraftKey('peek-note', websiteId)
  const [text, changeText] = useKeptText(draftKey)
  // Also for the peek that is opened again before the answer.
  const [create, { isLoading: isSending }] = useCreateMessageMutation({ fixedCacheKey: draftKey })
  const [remove] = useDeleteMessageMutation()

  async function save(note: string): Promise<void> {
    const mentions = [...mentionsIn(note, mentionable)]
    const draft = { category: 'intern' as const, message: note.trim(), key: uuid(), ...(mentions.length > 0 && { mentions }) }
    let id: number | undefined
    await attempt({
      run: async () => {
        const message = await create({ websiteId, draft }).unwrap()
        id = message.id
        changeText((now) => typedSince(note, now))
      },
      done: t('partner.general.saved'),
      undo: async () => {
        if (id === undefined) return
        await remove({ websiteId, id }).unwrap()
        changeText((now) => now || note)
      },
    })
  }
  return {
    text,
    type: (next: string) => changeText(() => next),
    isSending,
    send: () => !isSending && text.trim() !== '' && void save(text),
  }
}
