import { KeyRound, Plus } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { renewRecoveryCodes, useRemoveCodeAppMutation, useRemovePasskeyMutation, useSecondStepsQuery } from '../../../src/api/signIn'
import type { SecondSteps } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { LoadFailure, useSubmit } from '../../../src/parts/submit'
import { showToast, useAppDispatch } from '../../../src/store'
import { Button, Ends, Lines, LockedActions, Skeleton } from '../../../src/ui'
import type { Confirmed } from '../shared/confirmed'
import { Line } from '../shared/Line'
import styles from '../shared/profile.module.css'
import { ProfileSection } from '../shared/ProfileSection'

const CodeAppDialog = lazyPart(() => import('./CodeAppDialog'))
const PasskeyDialog = lazyPart(() => import('./PasskeyDialog'))
const RecoveryCodesDialog = lazyPart(() => import('./RecoveryCodesDialog'))

type Opened = 'app' | 'passkey' | readonly string[] | null

interface Props {
  confirmed: Confirmed
}

/** What is asked for after the password: codes of an app, or a passkey, which also signs in alone (PR-05). */
export function SecondStepSection({ confirmed }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { data, error, refetch } = useSecondStepsQuery()
  const [opened, setOpened] = useState<Opened>(null)
  const isOn = data && data.codeApps.length + data.passkeys.length > 0

  const added = (codes: readonly string[]) => {
    dispatch(showToast({ kind: 'success', key: t('profile.secondStep.added') }))
    setOpened(codes.length > 0 ? codes : null)
  }
  const renewal = useSubmit()
  const renew = () => renewal.run(async () => setOpened(await dispatch(renewRecoveryCodes())))

  return (
    <ProfileSection anchor="second-step" title={t('profile.secondStep')} description={t('profile.secondStep.description')}>
      {error ? (
        <LoadFailure title={t('profile.secondStep.failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton shape="block" height="72px" />
      ) : (
        <Lines>
          {isOn ? <Present steps={data} confirmed={confirmed} /> : <p className={styles.hint}>{t('profile.secondStep.none')}</p>}
          <LockedActions>
            <div className={styles.buttons}>
              <Button icon={Plus} onClick={() => confirmed(() => setOpened('app'))}>
                {t('profile.secondStep.addApp')}
              </Button>
              <Button icon={KeyRound} onClick={() => confirmed(() => setOpened('passkey'))}>
                {t('profile.secondStep.addPasskey')}
              </Button>
            </div>
          </LockedActions>
          {isOn && (
            <Ends gap={4}>
              <p className={styles.hint}>{t('profile.recovery.left', { count: data.recoveryCodes })}</p>
              <LockedActions>
                <Button size="sm" busy={renewal.busy} onClick={() => confirmed(() => void renew())}>
                  {t('profile.recovery.renew')}
                </Button>
              </LockedActions>
            </Ends>
          )}
        </Lines>
      )}
      <Suspense>
        {opened === 'app' && <CodeAppDialog onAdded={added} onClose={() => setOpened((now) => (now === 'app' ? null : now))} />}
        {opened === 'passkey' && <PasskeyDialog onAdded={added} onClose={() => setOpened((now) => (now === 'passkey' ? null : now))} />}
        {Array.isArray(opened) && <RecoveryCodesDialog codes={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </ProfileSection>
  )
}

interface PresentProps extends Props {
  steps: SecondSteps
}

const Present = ({ steps, confirmed }: PresentProps) => (
  <ul className={styles.list}>
    {steps.codeApps.map((app) => (
      <CodeAppLine key={app.id} app={app} confirmed={confirmed} />
    ))}
    {steps.passkeys.map((passkey) => (
      <PasskeyLine key={passkey.id} passkey={passkey} confirmed={confirmed} />
    ))}
  </ul>
)

function CodeAppLine({ app: { id, name, createdAt }, confirmed }: Props & { app: SecondSteps['codeApps'][number] }) {
  const t = useMessages()
  const formats = useFormats()
  const [remove, { isLoading }] = useRemoveCodeAppMutation()
  return (
    <Line title={name} detail={`${t('profile.secondStep.app')} · ${t('profile.addedOn', { date: formats.shortDate(createdAt) })}`}>
      <RemoveButton name={name} busy={isLoading} onRemove={() => confirmed(() => void remove({ params: { app: id } }))} />
    </Line>
  )
}

function PasskeyLine({ passkey: { id, name, createdAt, lastUsedAt }, confirmed }: Props & { passkey: SecondSteps['passkeys'][number] }) {
  const t = useMessages()
  const formats = useFormats()
  const [remove, { isLoading }] = useRemovePasskeyMutation()
  const used = lastUsedAt ? t('profile.usedAt', { time: formats.relative(lastUsedAt) }) : t('profile.neverUsed')
  return (
    <Line
      title={name}
      detail={`${t('profile.secondStep.passkey')} · ${t('profile.addedOn', { date: formats.shortDate(createdAt) })} · ${used}`}
    >
      <RemoveButton name={name} busy={isLoading} onRemove={() => confirmed(() => void remove({ params: { passkey: id } }))} />
    </Line>
  )
}

function RemoveButton({ name, busy, onRemove }: { name: string; busy: boolean; onRemove: () => void }) {
  const t = useMessages()
  return (
    <LockedActions>
      <Button size="sm" busy={busy} aria-label={t('profile.secondStep.removeOf', { name })} onClick={onRemove}>
        {t('profile.remove')}
      </Button>
    </LockedActions>
  )
}
