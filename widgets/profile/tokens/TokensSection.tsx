import { KeyRound, Plus } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import { fetchShortToken } from '../../../src/api/profile'
import { useApiTokensQuery, useRevokeTokenMutation } from '../../../src/api/signIn'
import { api_partner_jwt_token, type ApiToken } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { lazyPart, useIsland, useToday } from '../../../src/islands'
import { areasOf } from '../../../src/model'
import { selectUser, useAppDispatch, useAppSelector } from '../../../src/store'
import { LoadFailure } from '../../../src/parts/submit'
import { Badge, Button, ConfirmDialog, Lines, LockedActions, Skeleton } from '../../../src/ui'
import type { Confirmed } from '../shared/confirmed'
import { Line } from '../shared/Line'
import styles from '../shared/profile.module.css'
import { ProfileSection } from '../shared/ProfileSection'

const NewTokenDialog = lazyPart(() => import('./NewTokenDialog'))
const TokenDialog = lazyPart(() => import('./TokenDialog'))

type Opened = { kind: 'new' } | { kind: 'token'; token: string } | null

interface Props {
  confirmed: Confirmed
}

/** Programs that work in the person's name, each with a token of its own. */
export function TokensSection({ confirmed }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { router } = useIsland()
  const { data, error, refetch } = useApiTokensQuery()
  const [opened, setOpened] = useState<Opened>(null)
  const [revoke, { isLoading }] = useRevokeTokenMutation()
  const [asked, setAsked] = useState<ApiToken>()
  const [isAsking, setAsking] = useState(false)
  const hasRights = areasOf(useAppSelector(selectUser)?.roles ?? []).length > 0
  const ask = (token: ApiToken) => {
    setAsked(token)
    setAsking(true)
  }
  const end = async () => {
    if (asked) await revoke({ params: { token: asked.id } })
    setAsking(false)
  }

  const sign = async () => setOpened({ kind: 'token', token: await dispatch(fetchShortToken()) })

  if (!hasRights) return null
  return (
    <ProfileSection anchor="tokens" title={t('profile.tokens')} description={t('profile.tokens.description')}>
      {error ? (
        <LoadFailure title={t('profile.tokens.failed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton shape="block" height="72px" />
      ) : (
        <Lines>
          {data.items.length === 0 && <p className={styles.hint}>{t('profile.tokens.empty')}</p>}
          {data.items.length > 0 && (
            <ul className={styles.list}>
              {data.items.map((token) => (
                <TokenLine key={token.id} token={token} onRevoke={() => ask(token)} />
              ))}
            </ul>
          )}
          <LockedActions>
            <div className={styles.buttons}>
              <Button icon={Plus} onClick={() => confirmed(() => setOpened({ kind: 'new' }))}>
                {t('profile.tokens.new')}
              </Button>
              {router.has(api_partner_jwt_token.name) && (
                <Button icon={KeyRound} onClick={() => confirmed(() => void sign().catch(() => undefined))}>
                  {t('profile.tokens.short')}
                </Button>
              )}
            </div>
          </LockedActions>
        </Lines>
      )}
      <Suspense>
        {opened?.kind === 'new' && (
          <NewTokenDialog
            onMade={(token) => setOpened({ kind: 'token', token })}
            onClose={() => setOpened((now) => (now?.kind === 'new' ? null : now))}
          />
        )}
        {opened?.kind === 'token' && <TokenDialog token={opened.token} onClose={() => setOpened(null)} />}
      </Suspense>
      <ConfirmDialog
        open={isAsking}
        title={t('profile.tokens.revokeOf', { name: asked?.name ?? '' })}
        confirmLabel={t('profile.tokens.revoke')}
        danger
        busy={isLoading}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      >
        {t('profile.tokens.revokeEffect')}
      </ConfirmDialog>
    </ProfileSection>
  )
}

function TokenLine({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const { name, until, lastUsedAt } = token
  const scopes: readonly string[] = token.scopes
  const isOver = until < today
  const areas = [...new Set(scopes.map((scope) => scope.split(':', 1)[0]))]
  const allowed = areas.map(
    (area) => `${t(`profile.area.${area}`)} (${t(scopes.includes(`${area}:write`) ? 'profile.tokens.write' : 'profile.tokens.read')})`,
  )
  const used = lastUsedAt ? t('profile.usedAt', { time: formats.relative(lastUsedAt) }) : t('profile.neverUsed')
  return (
    <Line
      title={
        <>
          {name} {isOver && <Badge tone="neutral">{t('profile.tokens.over')}</Badge>}
        </>
      }
      detail={`${formats.list(allowed)} · ${t('profile.tokens.until', { date: formats.shortDate(until) })} · ${used}`}
    >
      <LockedActions>
        <Button size="sm" aria-label={t('profile.tokens.revokeOf', { name })} onClick={onRevoke}>
          {t('profile.tokens.revoke')}
        </Button>
      </LockedActions>
    </Line>
  )
}
