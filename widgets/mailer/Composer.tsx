import { Suspense, useState } from 'react'
import type { MailerOptions } from '../../src/contract'
import { lazyPart } from '../../src/islands'
import { MailForm } from './MailForm'
import type { AskedQuestions } from './parts/QuestionsDialog'
import { SentView } from './parts/SentView'
import { useMail } from './shared/useMail'

const HeldMail = lazyPart(async () => ({ default: (await import('../../src/parts/mail')).HeldMail }))
const PreviewDialog = lazyPart(() => import('./preview/PreviewDialog'))
const DoubtsDialog = lazyPart(async () => ({ default: (await import('./parts/DoubtsDialog')).DoubtsDialog }))
const QuestionsDialog = lazyPart(async () => ({ default: (await import('./parts/QuestionsDialog')).QuestionsDialog }))

interface Props {
  options: MailerOptions
  /** What the mail is to be about, if it is one of those meant for the website. */
  offer?: number | undefined
}

/** The mail that is being written, what is asked about it, and what became of it. */
export function Composer({ options, offer }: Props) {
  const mail = useMail(options, offer)
  const [asked, setAsked] = useState<AskedQuestions | null>(null)
  const [isPreviewed, setPreviewed] = useState(false)
  const [isBack, setBack] = useState(false)
  const { website } = options
  const { draft, sending, checks } = mail

  if (sending.sent) {
    return (
      <SentView
        sent={sending.sent}
        website={website}
        isBusy={sending.isTakingBack}
        isWrittenOn={mail.isWrittenOn}
        onUndo={() => {
          setBack(true)
          void sending.undo()
        }}
        onNew={() => {
          setBack(true)
          sending.forget()
        }}
      />
    )
  }
  if (!draft) return null
  return (
    <>
      <MailForm mail={mail} draft={draft} options={options} isBack={isBack} onAsk={setAsked} onPreview={() => setPreviewed(true)} />
      <Suspense>
        {asked && <QuestionsDialog {...asked} onClose={() => setAsked(null)} />}
        <DoubtsDialog doubts={checks.doubts} onSend={checks.sendNow} onClose={checks.dismiss} />
        {sending.held && (
          <HeldMail
            open={sending.held.open}
            message={sending.held.message}
            onEdit={sending.release}
            onSend={() => {
              sending.release()
              checks.sendNow()
            }}
          />
        )}
        {isPreviewed && <PreviewDialog websiteId={website.id} draft={draft} onClose={() => setPreviewed(false)} />}
      </Suspense>
    </>
  )
}
