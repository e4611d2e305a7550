import { Copy, KeyRound } from '../../../src/ui/icons'
import { useLazySenderCheckQuery, useMakeSendingKeyMutation } from '../../../src/api/mail'
import type { SenderCheck } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useCopy } from '../../../src/store'
import { Badge, type BadgeTone, Button, IconButton, Stack } from '../../../src/ui'
import styles from '../shared/settings.module.css'
import records from '../shared/records.module.css'
import own from './mailChecks.module.css'

type Found = SenderCheck['records'][number]

const TONES: Readonly<Record<Found['state'], BadgeTone>> = {
  ok: 'success',
  missing: 'warning',
  wrong: 'error',
  unknown: 'neutral',
}

/** What receivers look up about the sender, what should be there, and the key by which its mails are signed. */
export function Sender() {
  const t = useMessages()
  const [check, { data, isFetching }] = useLazySenderCheckQuery()
  const [makeKey, { isLoading }] = useMakeSendingKeyMutation()
  return (
    <Stack>
      <p className={styles.hint}>{t('settings.sender.description')}</p>
      <div>
        <Button busy={isFetching} onClick={() => void check()}>
          {t('settings.sender.check')}
        </Button>
      </div>
      {data && (
        <ul className={own.list} aria-label={t('settings.sender.of', { address: data.address })}>
          {data.records.map((record) => (
            <SenderRecord key={record.kind} record={record} signing={data.key} />
          ))}
        </ul>
      )}
      {data?.canMakeKey && (
        <Stack>
          <p className={styles.hint}>{t('settings.sender.makeKey.description')}</p>
          <div>
            <Button icon={KeyRound} busy={isLoading} onClick={() => void makeKey()}>
              {t('settings.sender.makeKey')}
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  )
}

function SenderRecord({ record, signing }: { record: Found; signing: SenderCheck['key'] }) {
  const t = useMessages()
  const { kind, state, name, found, wanted } = record
  const isOurs = kind === 'dkim' && signing !== null
  return (
    <li className={records.record}>
      <strong>{kind.toUpperCase()}</strong> <Badge tone={TONES[state]}>{t(`settings.sender.${state}`)}</Badge>
      {isOurs && <p className={styles.hint}>{t(`settings.sender.key.${signing}`)}</p>}
      <Code text={name} canCopy={wanted !== null} />
      {found.map((text) => (
        <Code key={text} text={text} />
      ))}
      {state === 'unknown' && <p className={styles.hint}>{t('settings.sender.dkimHint')}</p>}
      {wanted !== null && state !== 'ok' && (
        <>
          <p className={styles.hint}>{t('settings.sender.wanted')}</p>
          <Code text={wanted} canCopy />
        </>
      )}
    </li>
  )
}

/** What has to be entered elsewhere can be copied. */
function Code({ text, canCopy = false }: { text: string; canCopy?: boolean }) {
  const t = useMessages()
  const copy = useCopy()
  return (
    <span>
      <code className={records.code}>{text}</code>
      {canCopy && <IconButton icon={Copy} size="sm" label={`${t('partner.general.copy')}: ${text}`} onClick={() => void copy(text)} />}
    </span>
  )
}
