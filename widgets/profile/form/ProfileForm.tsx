import { type FormEvent, useEffect, useRef } from 'react'
import type { Profile } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { LockedFields, SaveBar } from '../../../src/ui'
import { CropDialog } from '../picture/CropDialog'
import { usePicture } from '../picture/usePicture'
import styles from '../shared/profile.module.css'
import { AbsenceSection } from './AbsenceSection'
import { BasicsSection } from './BasicsSection'
import { NotificationsSection } from './NotificationsSection'
import { SaveFailure } from './SaveFailure'
import { useProfileForm } from './useProfileForm'

interface Props {
  profile: Profile
  userId: number
}

/** The three sections that are saved together. */
export function ProfileForm({ profile, userId }: Props) {
  const { page } = useIsland()
  const ref = useRef<HTMLFormElement>(null)
  const { form, isDirty, isSaving, failure, submit, discard } = useProfileForm(profile, `profile:${page.config.partnerId}:${userId}`)
  const { errors, change } = form
  const { picture, close, ...choice } = usePicture()

  useEffect(() => {
    if (Object.keys(errors).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const inputs = [...event.currentTarget.elements].filter((element) => element instanceof HTMLInputElement)
    // A day typed by half looks like none.
    const halfDays = inputs.filter(({ validity }) => validity.badInput).map(({ name }) => name)
    if (isDirty && !isSaving) void submit(halfDays)
  }

  const takePortrait = (image: File | null) => {
    close()
    if (image) change({ image, removesImage: false })
  }

  return (
    <>
      <form ref={ref} noValidate className={styles.sections} data-dirty={isDirty || undefined} onSubmit={onSubmit}>
        <LockedFields>
          <BasicsSection {...form} {...choice} profile={profile} />
          <NotificationsSection {...form} email={profile.email} hasChannels={profile.appNotifications !== null} />
          <AbsenceSection {...form} profile={profile} />
        </LockedFields>
        {failure && <SaveFailure error={failure} />}
        <SaveBar dirty={isDirty} busy={isSaving} onDiscard={discard} />
      </form>
      {/* Not inside: it is a form of its own. */}
      {picture && <CropDialog picture={picture} onTake={takePortrait} onClose={close} />}
    </>
  )
}
