import { Suspense } from 'react'
import { useProfileQuery } from '../../src/api/profile'
import { useMessages } from '../../src/i18n'
import { lazyPart } from '../../src/islands'
import { selectUser, useAppSelector, useDocumentTitle } from '../../src/store'
import { LoadFailure } from '../../src/parts/submit'
import { PageHead, Screen } from '../../src/ui'
import { PasswordSection } from './password/PasswordSection'
import { ProfileForm } from './form/ProfileForm'
import { ProfileSkeleton } from './ProfileSkeleton'
import styles from './shared/profile.module.css'

const AccountSections = lazyPart(() => import('./signIn/AccountSections'))

/** The user's own profile: basics, notifications, absence (spec 3) and the password. */
export function ProfileScreen() {
  const t = useMessages()
  const user = useAppSelector(selectUser)
  const { data: profile, error, isFetching, refetch } = useProfileQuery()
  useDocumentTitle(t('profile.title'))

  if (!user) return null
  return (
    <Screen size="lg">
      <PageHead title={t('profile.title')} />
      {profile ? (
        <div>
          <ProfileForm profile={profile} userId={user.id} />
          <PasswordSection />
          <Suspense fallback={<div className={styles.later} />}>
            <div className={styles.sections}>
              <AccountSections />
            </div>
          </Suspense>
        </div>
      ) : error && !isFetching ? (
        <LoadFailure title={t('profile.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton />
      )}
    </Screen>
  )
}
