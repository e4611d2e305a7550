import { useEffect, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { Refusal } from '../../../src/parts/submit'
import { Button, Fields, Form, PasswordField } from '../../../src/ui'
import styles from '../shared/profile.module.css'
import { ProfileSection } from '../shared/ProfileSection'
import { PasswordStrength } from './PasswordStrength'
import { usePasswordForm } from './usePasswordForm'

/** Changes the password; a form of its own, because it is not saved with the rest. */
export function PasswordSection() {
  const t = useMessages()
  const ref = useRef<HTMLFormElement>(null)
  const { fields, errors, failure, isSaving, change, submit } = usePasswordForm()

  useEffect(() => {
    if (Object.keys(errors).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  return (
    <div className={styles.password}>
      <ProfileSection anchor="password" title={t('profile.password')} description={t('profile.password.description')}>
        <Form ref={ref} noValidate onSubmit={() => isSaving || void submit()}>
          <Fields>
            <PasswordField
              label={t('profile.password.current')}
              autoComplete="current-password"
              value={fields.current}
              error={errors.current && t(errors.current)}
              onChange={(current) => change({ current })}
            />
            <PasswordField
              label={t('profile.password.new')}
              autoComplete="new-password"
              value={fields.password}
              error={errors.password && t(errors.password)}
              description={<PasswordStrength password={fields.password} />}
              onChange={(password) => change({ password })}
            />
            {failure && <Refusal error={failure} />}
            <div>
              <Button type="submit" busy={isSaving}>
                {t('profile.password.change')}
              </Button>
            </div>
          </Fields>
        </Form>
      </ProfileSection>
    </div>
  )
}
