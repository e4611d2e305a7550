import { Suspense, useState } from 'react'
import { Attachments } from '../../../src/parts/attachments'
import type { MailerOptions } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { LOCALE_NAMES, may } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import { Form, Stack } from '../../../src/ui'
import { checkDraft, type Doubt } from '../shared/checkDraft'
import type { Draft } from '../shared/Draft'
import { DoubtsDialog } from '../parts/DoubtsDialog'
import { MailText } from '../parts/MailText'
import { type AskedQuestions, QuestionsDialog } from '../parts/QuestionsDialog'
import { TemplateField } from '../parts/TemplateField'
import { keyedDraft, useDraft } from '../shared/useDraft'
import { BatchActions } from './BatchActions'
import { bulkDraft } from './bulkDraft'
import type { Purpose } from './readBulk'
import { isReady, recipientsOf } from './Recipient'
import { RecipientList } from './RecipientList'
import { NO_REPETITION, type Repetition, RepetitionFields } from './RepetitionFields'
import { type Result, useBulkSend } from './useBulkSend'

const PreviewDialog = lazyPart(() => import('../preview/PreviewDialog'))

/** What concerns the words, and not one of the addresses. */
const WORDS: readonly Doubt[] = ['subject', 'text', 'attachment']

interface Props {
  /** Named when there are several. */
  language: string | null
  purpose: Purpose
  all: readonly MailerOptions[]
  /** Those above, who are written to in another language. */
  others: readonly MailerOptions[]
}

/** Customers of one language: the text, who gets it and how each of them would, and what became of it. */
export function Batch({ language, purpose, all, others }: Props) {
  const t = useMessages()
  const user = useAppSelector(selectUser)
  const [first] = all
  const ids = all.map(({ website }) => website.id)
  const writing = useDraft(
    `mails ${user?.id} ${ids.join(',')} ${purpose ?? ''}`,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is no batch without a website
    bulkDraft(first as MailerOptions, purpose),
  )
  const { draft, edition, editor, change, clear } = writing
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [previewed, setPreviewed] = useState<number | null>(null)
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const [asked, setAsked] = useState<AskedQuestions | null>(null)
  const [repetition, setRepetition] = useState<Repetition>(NO_REPETITION)
  const sending = useBulkSend({
    onSent: (id) => writing.update(({ sentTo }) => ({ sentTo: [...sentTo, id] })),
    onQueued: writing.forget,
    onTakenBack: (id) => writing.update((now) => takenBack(now, id)),
    // What was written since is for another mail.
    onLeft: (sent) => void clear(sent),
  })

  if (!draft || !first) return null
  const recipients = recipientsOf(all, draft, others)
  const results = new Map([...draft.sentTo.map((id): [number, Result] => [id, { state: 'queued' }]), ...sending.results])
  const next = recipients.filter(
    (one) => isReady(one) && !left.has(one.options.website.id) && results.get(one.options.website.id)?.state !== 'queued',
  )
  const shown = recipients.find(({ options }) => options.website.id === previewed)
  const send = () => {
    setDoubts([])
    const written = keyedDraft(writing)
    if (written) void sending.sendAll(next, written, repetition)
  }
  const submit = () => {
    const found = checkDraft(draft, first).doubts.filter((doubt) => WORDS.includes(doubt))
    if (found.length > 0) setDoubts(found)
    else send()
  }
  return (
    <>
      <Form
        aria-label={language ? nameOf(language) : t('mailer.title')}
        noValidate
        onSubmit={() => {
          if (next.length > 0) submit()
        }}
      >
        <Stack>
          {language !== null && <h2>{nameOf(language)}</h2>}
          <TemplateField options={first} draft={draft} writing={writing} onAsk={setAsked} />
          <MailText draft={draft} edition={edition} fields={first.fields} isForMany editorRef={editor} onChange={change} />
          <Attachments
            files={draft.files}
            uploads={[]}
            onRemove={({ id }) => change({ files: draft.files.filter((file) => file.id !== id) })}
            onDrop={() => {}}
            onRetry={() => {}}
          />
          {may('send_reengage', user?.roles ?? []) !== 'none' && <RepetitionFields value={repetition} onChange={setRepetition} />}
          <RecipientList recipients={recipients} results={results} left={left} onLeave={setLeft} onPreview={setPreviewed} />
          <BatchActions sending={sending} count={next.length} />
        </Stack>
      </Form>
      {asked && <QuestionsDialog {...asked} onClose={() => setAsked(null)} />}
      <DoubtsDialog doubts={doubts} onSend={send} onClose={() => setDoubts([])} />
      <Suspense>
        {shown && (
          <PreviewDialog
            websiteId={shown.options.website.id}
            isBulk
            draft={{ ...draft, to: shown.email ? [shown.email] : [] }}
            onClose={() => setPreviewed(null)}
          />
        )}
      </Suspense>
    </>
  )
}

const nameOf = (language: string): string => new Map<string, string>(Object.entries(LOCALE_NAMES)).get(language) ?? language

const takenBack = ({ sentTo, takenBackFrom }: Draft, id: number): Partial<Draft> => ({
  sentTo: sentTo.filter((other) => other !== id),
  takenBackFrom: [...takenBackFrom, id],
})
