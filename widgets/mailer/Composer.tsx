import { Clock, Eye, Send } from '../../src/ui/icons'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { AttachButton, Attachments, useUploads } from '../../src/parts/attachments'
import type { MailerOptions } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import type { MailEditorHandle } from '../../src/parts/mailEditor'
import { WebsiteLink } from '../../src/parts/websiteLink'
import { selectUser, useAppSelector } from '../../src/store'
import { Button, Checkbox, Failure, PageHead, useFileDrop } from '../../src/ui'
import { checkDraft, type Doubt } from './checkDraft'
import { freshDraft } from './freshDraft'
import styles from './mailer.module.css'
import { AddressFields } from './parts/AddressFields'
import { InsertMenus } from './parts/InsertMenus'
import { LaterFields } from './parts/LaterFields'
import { MailText } from './parts/MailText'
import type { Asked } from './parts/QuestionsDialog'
import { SentView } from './parts/SentView'
import { TemplateField } from './parts/TemplateField'
import { TestButton } from './parts/TestButton'
import { useDraft } from './useDraft'
import { useSend } from './useSend'

const HeldMail = lazyPart(async () => ({ default: (await import('../../src/parts/mail')).HeldMail }))
const PreviewDialog = lazyPart(() => import('./preview/PreviewDialog'))
const DoubtsDialog = lazyPart(async () => ({ default: (await import('./parts/DoubtsDialog')).DoubtsDialog }))
const QuestionsDialog = lazyPart(async () => ({ default: (await import('./parts/QuestionsDialog')).QuestionsDialog }))

interface Props {
  options: MailerOptions
  /** What the mail is to be about, if it is one of those meant for the website. */
  offer?: number | undefined
}

/** The mail that is being written, its checks, and what became of it. */
export function Composer({ options, offer }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { website, reply, fields } = options
  const user = useAppSelector(selectUser)
  const { draft, edition, change, replace, addFile, clear } = useDraft(
    `mail ${user?.id} ${website.id} ${reply?.id ?? ''}${offer === undefined ? '' : ` offer ${offer}`}`,
    freshDraft(options, offer),
  )
  const [wasTried, setTried] = useState(false)
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const [asked, setAsked] = useState<Asked | null>(null)
  const [shows, setShows] = useState({ later: false, preview: false })
  const editor = useRef<MailEditorHandle>(null)
  const subject = useRef<HTMLInputElement>(null)
  const uploads = useUploads({ mailer: website.id }, { onAdd: () => {}, onStored: addFile, onDrop: () => {} })
  const dropZone = useFileDrop(uploads.add)
  const sending = useSend(options, replace)
  const { held } = sending

  if (sending.sent) {
    return (
      <SentView
        sent={sending.sent}
        website={website}
        isBusy={sending.isTakingBack}
        onUndo={() => void sending.undo()}
        onNew={sending.forget}
      />
    )
  }
  if (!draft) return null
  const found = checkDraft(draft, options)
  const isUploading = uploads.uploads.some(({ error }) => !error)

  const sendNow = async () => {
    setDoubts([])
    if (await sending.send(draft)) clear()
  }
  const jumpTo = (words: string) => {
    if (draft.subject.includes(words)) subject.current?.focus()
    else editor.current?.select(words)
  }
  const submit = () => {
    setTried(true)
    const [firstMissing] = found.missing
    if (firstMissing !== undefined) jumpTo(firstMissing)
    if (!found.recipients || found.missing.length > 0 || isUploading) return
    if (found.doubts.length > 0) setDoubts(found.doubts)
    else void sendNow()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <>
      {/* The keys and files come from the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className={styles.form}
        aria-label={t('mailer.title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        onKeyDown={onKeyDown}
        {...dropZone}
      >
        <PageHead
          title={t(reply ? 'mailer.reply' : 'mailer.title')}
          beside={<WebsiteLink website={website} className={styles.website} />}
        />
        <TemplateField options={options} draft={draft} onApply={(part) => replace({ ...draft, ...part })} onAsk={setAsked} />
        <AddressFields
          options={options}
          draft={draft}
          error={wasTried && !found.recipients ? t('mailer.to.wrong') : undefined}
          onChange={change}
        />
        <MailText
          draft={draft}
          edition={edition}
          fields={fields}
          error={wasTried && found.missing.length > 0 ? t('mailer.missing', { fields: formats.list(found.missing) }) : undefined}
          subjectRef={subject}
          editorRef={editor}
          onChange={change}
        />
        {reply && <Checkbox label={t('mailer.quote')} checked={draft.quote} onChange={(quote) => change({ quote })} />}
        <Attachments
          files={draft.files}
          uploads={uploads.uploads}
          onRemove={(file) => change({ files: draft.files.filter(({ id }) => id !== file.id) })}
          onDrop={uploads.drop}
          onRetry={uploads.retry}
        />
        {shows.later && <LaterFields draft={draft} onChange={change} />}
        {sending.failure && <Failure>{t(sending.failure.message, sending.failure.values)}</Failure>}
        <p className={styles.sender}>
          {t('mailer.from', { name: isolated(options.sender?.name), email: isolated(options.sender?.email) })}
        </p>
        <div className={styles.bottom}>
          <AttachButton label={t('mailer.attach')} onChoose={uploads.add} />
          <InsertMenus options={options} files={draft.files} onFile={addFile} onHtml={(html) => editor.current?.insertHtml(html)} />
          <Button icon={Eye} onClick={() => setShows({ ...shows, preview: true })}>
            {t('mailer.preview')}
          </Button>
          <TestButton websiteId={website.id} draft={draft} />
          <Button icon={Clock} aria-pressed={shows.later} onClick={() => setShows({ ...shows, later: !shows.later })}>
            {t('mailer.later')}
          </Button>
          <Button type="submit" variant="primary" icon={Send} busy={sending.isSending} title={t('mailer.shortcut')}>
            {t(draft.sendAt ? 'mailer.schedule' : 'mailer.send')}
          </Button>
        </div>
      </form>
      <Suspense>
        {asked && <QuestionsDialog {...asked} onClose={() => setAsked(null)} />}
        <DoubtsDialog doubts={doubts} onSend={() => void sendNow()} onClose={() => setDoubts([])} />
        {held && (
          <HeldMail
            open={held.open}
            message={held.message}
            onEdit={sending.release}
            onSend={() => {
              sending.release()
              void sendNow()
            }}
          />
        )}
        {shows.preview && <PreviewDialog websiteId={website.id} draft={draft} onClose={() => setShows({ ...shows, preview: false })} />}
      </Suspense>
    </>
  )
}

/** What a name does to the direction of the words ends with it: first strong isolate, pop. */
const isolated = (text = ''): string => `\u2068${text}\u2069`
