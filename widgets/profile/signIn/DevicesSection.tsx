import { LogOut } from '../../../src/ui/icons'
import { useDevicesQuery, useSignOutDeviceMutation, useSignOutDevicesMutation } from '../../../src/api/signIn'
import type { Device } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch } from '../../../src/store'
import { LoadFailure } from '../../../src/parts/submit'
import { Badge, Button, Lines, LockedActions, Skeleton } from '../../../src/ui'
import { Line } from '../shared/Line'
import styles from '../shared/profile.module.css'
import { ProfileSection } from '../shared/ProfileSection'

/** Where the person is signed in, to be ended from here (PR-05). */
export function DevicesSection() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { data, error, refetch } = useDevicesQuery()
  const [signOutOthers, { isLoading }] = useSignOutDevicesMutation()
  const others = data?.items.filter(({ isHere }) => !isHere).length ?? 0
  const leave = async () => {
    await signOutOthers().unwrap()
    dispatch(showToast({ kind: 'success', key: t('profile.devices.allOut') }))
  }
  return (
    <ProfileSection anchor="devices" title={t('profile.devices')} description={t('profile.devices.description')}>
      {error ? (
        <LoadFailure title={t('profile.devices.failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton shape="block" height="72px" />
      ) : (
        <Lines>
          <ul className={styles.list}>
            {data.items.map((device) => (
              <DeviceLine key={device.id} device={device} />
            ))}
          </ul>
          {others > 0 && (
            <div>
              <LockedActions>
                <Button icon={LogOut} busy={isLoading} onClick={() => void leave().catch(() => undefined)}>
                  {t('profile.devices.signOutOthers', { count: others })}
                </Button>
              </LockedActions>
            </div>
          )}
        </Lines>
      )}
    </ProfileSection>
  )
}

function DeviceLine({ device: { id, browser, system, isHere, lastSeenAt, signedInAt } }: { device: Device }) {
  const t = useMessages()
  const formats = useFormats()
  const [signOut, { isLoading }] = useSignOutDeviceMutation()
  const name = browser && system ? t('profile.devices.name', { browser, system }) : (browser ?? system ?? t('profile.devices.unknown'))
  const seen = t('profile.devices.seen', { time: formats.relative(lastSeenAt), since: formats.shortDateTime(signedInAt) })
  return (
    <Line
      title={
        <>
          {name} {isHere && <Badge tone="primary">{t('profile.devices.here')}</Badge>}
        </>
      }
      detail={seen}
    >
      {!isHere && (
        <LockedActions>
          <Button
            size="sm"
            busy={isLoading}
            aria-label={t('profile.devices.signOutOf', { name })}
            onClick={() => void signOut({ params: { device: id } })}
          >
            {t('profile.devices.signOut')}
          </Button>
        </LockedActions>
      )}
    </Line>
  )
}
