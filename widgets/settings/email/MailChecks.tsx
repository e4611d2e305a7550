import { useState } from 'react'
import { useForwardTestQuery, useStartForwardTestMutation, useTestMailMutation } from '../../../src/api/mail'
import { useFormats, useMessages } from '../../../src/i18n'
import { FORWARD_TEST_POLL_MS } from '../../../src/model'
import { Button, Fields, Stack } from '../../../src/ui'
import styles from '../shared/settings.module.css'
import own from './mailChecks.module.css'
import { Sender } from './Sender'

/** Tries on the real world what is saved: the sender's records, a mail with the server's answers, the way back to the inbox (AC-04). */
export default function MailChecks() {
  return (
    <Fields>
      <Sender />
      <TestMailCheck />
      <Forwarding />
    </Fields>
  )
}

function TestMailCheck() {
  const t = useMessages()
  const [send, { data, isLoading }] = useTestMailMutation()
  return (
    <Stack>
      <p className={styles.hint}>{t('settings.testMail.description')}</p>
      <div>
        <Button busy={isLoading} onClick={() => void send()}>
          {t('settings.testMail.send')}
        </Button>
      </div>
      {data && (
        <>
          <p role="status">{t(data.ok ? 'settings.testMail.sent' : 'settings.testMail.failed', { email: data.to })}</p>
          {data.transcript.length > 0 && (
            <ol className={own.transcript} aria-label={t('settings.testMail.transcript')}>
              {data.transcript.map(({ by, text }, nth) => (
                // Lines are said in order and may say the same twice.
                <li key={nth} data-by={by}>
                  {`${SIGNS[by]} ${text}`}
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </Stack>
  )
}

/** As mail programs write who speaks. */
const SIGNS = { us: '→', server: '←', note: '·' } as const

function Forwarding() {
  const t = useMessages()
  const formats = useFormats()
  const [awaited, setAwaited] = useState<string | null>(null)
  const { data } = useForwardTestQuery(undefined, { pollingInterval: awaited ? FORWARD_TEST_POLL_MS : 0 })
  const [start, { isLoading }] = useStartForwardTestMutation()
  // The answer to the test before this one may still be there.
  if (awaited && data?.sentAt === awaited && data.arrivedAt) setAwaited(null)
  const begin = async () => setAwaited((await start().unwrap()).sentAt)
  const state = data?.arrivedAt
    ? t('settings.forward.arrived', { time: formats.dateTime(data.arrivedAt) })
    : data?.sentAt
      ? t('settings.forward.waiting', { email: data.to, time: formats.dateTime(data.sentAt) })
      : ''
  return (
    <Stack>
      <p className={styles.hint}>{t('settings.forward.description')}</p>
      <div>
        <Button busy={isLoading} onClick={() => void begin().catch(() => undefined)}>
          {t('settings.forward.start')}
        </Button>
      </div>
      <p role="status">{state}</p>
    </Stack>
  )
}
