import { CircleAlert, Clock, Eye, FlaskConical, Send } from 'lucide-react'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { useTestEmailMutation } from '../../src/api/email'
import { AttachButton, Attachments, useUploads } from '../../src/attachments'
import { type MailerOptions, partner_website_details, type StoredFile } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { lazyPart, useIsland } from '../../src/islands'
import type { MailEditorHandle } from '../../src/mailEditor'
import { followLink, selectUser, showToast, useAppDispatch, useAppSelector, usePageStore } from '../../src/store'
import { Button, Checkbox, Menu, MenuItem, Skeleton, TextField, useFileDrop } from '../../src/ui'
import { checkDraft, type Doubt } from './checkDraft'
import { toEmail } from './Draft'
import { freshDraft } from './freshDraft'
import styles from './mailer.module.css'
import { AddressField } from './parts/AddressField'
import type { Asked } from './parts/QuestionsDialog'
import { SentView } from './parts/SentView'
import { TemplateField } from './parts/TemplateField'
import { useDraft } from './useDraft'
import { useSend } from './useSend'

const MailEditor = lazyPart(async () => ({ default: (await import('../../src/mailEditor')).MailEditor }))
const HeldMail = lazyPart(async () => ({ default: (await import('../../src/mail')).HeldMail }))
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
  const dispatch = useAppDispatch()
  const { website, reply, fields } = options
  const user = useAppSelector(selectUser)
  const { draft, edition, change, replace, addFile, clear } = useDraft(
    `mail ${user?.id} ${website.id} ${reply?.id ?? ''}${offer === undefined ? '' : ` offer ${offer}`}`,
    freshDraft(options, offer),
  )
  const [wasTried, setTried] = useState(false)
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const [asked, setAsked] = useState<Asked | null>(null)
  const [shows, setShows] = useState({ cc: false, later: false, preview: false })
  const editor = useRef<MailEditorHandle>(null)
  const subject = useRef<HTMLInputElement>(null)
  const uploads = useUploads({ mailer: website.id }, { onAdd: () => {}, onStored: addFile, onDrop: () => {} })
  const dropZone = useFileDrop(uploads.add)
  const sending = useSend(options, replace)
  const { held } = sending
  const [test, testing] = useTestEmailMutation()

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
  const sendTest = async () => {
    const result = await test({
      websiteId: website.id,
      email: toEmail({ ...draft, to: draft.to.length > 0 ? draft.to : [user?.email ?? ''] }),
    })
    const failure = 'error' in result && result.error ? toErrorObject(result.error) : null
    dispatch(
      showToast(
        failure
          ? { kind: 'error', key: t(failure.message, failure.values) }
          : { kind: 'success', key: t('mailer.tested', { email: user?.email ?? '' }) },
      ),
    )
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
        <header className={styles.head}>
          <h1 className={styles.heading}>{t(reply ? 'mailer.reply' : 'mailer.title')}</h1>
          <WebsiteLink website={website} />
        </header>
        <TemplateField options={options} draft={draft} onApply={(part) => replace({ ...draft, ...part })} onAsk={setAsked} />
        <AddressField
          label={t('mailer.to')}
          value={draft.to}
          options={options}
          error={wasTried && !found.recipients ? t('mailer.to.wrong') : undefined}
          onChange={(to) => change({ to })}
        />
        {shows.cc || draft.cc.length > 0 || draft.bcc.length > 0 ? (
          <>
            <AddressField label={t('mailer.cc')} value={draft.cc} options={options} onChange={(cc) => change({ cc })} />
            <AddressField label={t('mailer.bcc')} value={draft.bcc} options={options} onChange={(bcc) => change({ bcc })} />
          </>
        ) : (
          <p className={styles.more}>
            <Button size="sm" variant="ghost" onClick={() => setShows({ ...shows, cc: true })}>
              {t('mailer.showCc')}
            </Button>
          </p>
        )}
        <TextField
          ref={subject}
          label={t('mailer.subject')}
          value={draft.subject}
          maxLength={500}
          dir="auto"
          onChange={(subject) => change({ subject })}
        />
        <Suspense fallback={<Skeleton width="100%" height="260px" />}>
          <MailEditor
            key={edition}
            ref={editor}
            label={t('mailer.text')}
            initialHtml={draft.html}
            fields={fields}
            error={wasTried && found.missing.length > 0 ? t('mailer.missing', { fields: found.missing.join(', ') }) : undefined}
            onChange={(html) => change({ html })}
          />
        </Suspense>
        {reply && <Checkbox label={t('mailer.quote')} checked={draft.quote} onChange={(quote) => change({ quote })} />}
        <Attachments
          files={draft.files}
          uploads={uploads.uploads}
          onRemove={(file: StoredFile) => change({ files: draft.files.filter(({ id }) => id !== file.id) })}
          onDrop={uploads.drop}
          onRetry={uploads.retry}
        />
        {shows.later && (
          <fieldset className={styles.later}>
            <TextField
              label={t('mailer.sendAt')}
              description={t('mailer.zone', { zone: zoneHere() })}
              // One of the browser's own, which the field does not name.
              {...({ type: 'datetime-local' } as object)}
              value={draft.sendAt}
              onChange={(sendAt) => change({ sendAt })}
            />
            <Checkbox
              label={t('mailer.cancelIfAnswered')}
              checked={draft.cancelIfAnswered}
              onChange={(cancelIfAnswered) => change({ cancelIfAnswered })}
            />
          </fieldset>
        )}
        {sending.failure && (
          <p role="alert" className={styles.failure}>
            <CircleAlert size={16} aria-hidden />
            {t(sending.failure.message, sending.failure.values)}
          </p>
        )}
        <p className={styles.sender}>
          {t('mailer.from', { name: isolated(options.sender?.name), email: isolated(options.sender?.email) })}
        </p>
        <div className={styles.bottom}>
          <AttachButton label={t('mailer.attach')} onChoose={uploads.add} />
          {options.attachments.length > 0 && (
            <Menu renderTrigger={(trigger) => <Button {...trigger}>{t('mailer.websiteFiles')}</Button>}>
              {options.attachments.map((file) => (
                <MenuItem key={file.id} disabled={draft.files.some(({ id }) => id === file.id)} onSelect={() => addFile(file)}>
                  {file.name}
                </MenuItem>
              ))}
            </Menu>
          )}
          {options.offers.length > 0 && (
            <Menu renderTrigger={(trigger) => <Button {...trigger}>{t('mailer.offers')}</Button>}>
              {options.offers.map(({ id, title, html }) => (
                <MenuItem key={id} onSelect={() => editor.current?.insertHtml(html)}>
                  {title}
                </MenuItem>
              ))}
            </Menu>
          )}
          <Button icon={Eye} onClick={() => setShows({ ...shows, preview: true })}>
            {t('mailer.preview')}
          </Button>
          <Button icon={FlaskConical} busy={testing.isLoading} onClick={() => void sendTest()}>
            {t('mailer.test')}
          </Button>
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

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

function WebsiteLink({ website }: Pick<MailerOptions, 'website'>) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_website_details.name)) return <p>{website.title}</p>
  return (
    <a
      className={styles.website}
      href={router.generate(partner_website_details.name, { website: website.id })}
      onClick={(event) => followLink(navigation, event)}
    >
      {website.title}
    </a>
  )
}
