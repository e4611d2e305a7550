import { useMessages } from '../../../src/i18n'
import { OnceDialog } from '../../../src/parts/onceDialog'
import { Button, download, Stack } from '../../../src/ui'
import { Download, ShieldCheck } from '../../../src/ui/icons'
import styles from './signIn.module.css'

interface Props {
  codes: readonly string[]
  onClose: () => void
}

/** Shows new recovery codes, this one time. */
export default function RecoveryCodesDialog({ codes, onClose }: Props) {
  const t = useMessages()
  const text = `${codes.join('\n')}\n`
  const why = t('profile.recovery.why')
  const save = () => download(text, 'recovery-codes.txt', 'text/plain;charset=utf-8')
  return (
    <OnceDialog
      icon={ShieldCheck}
      title={t('profile.recovery.title')}
      text={text}
      why={why}
      renderWays={(onKept) => (
        <Button
          icon={Download}
          onClick={() => {
            onKept()
            save()
          }}
        >
          {t('profile.recovery.download')}
        </Button>
      )}
      keptLabel={t('profile.recovery.kept')}
      onClose={onClose}
    >
      <Stack>
        <p>{why}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Stack>
    </OnceDialog>
  )
}
