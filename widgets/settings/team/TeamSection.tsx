import type { PartnerSettings } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { isLocale, LOCALE_NAMES, LOCALES } from '../../../src/model'
import { Checkbox, Select, TextField } from '../../../src/ui'
import { Section } from '../form/Section'
import { useRights } from '../form/useRights'
import { useSection } from '../form/useSection'
import styles from '../settings.module.css'

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))

const fieldsOf = ({ companyName, email, language, privacyPolicyUrl, termsOfServiceUrl, sniffingEnabled }: PartnerSettings) => ({
  companyName,
  email,
  language,
  privacyPolicyUrl: privacyPolicyUrl ?? '',
  termsOfServiceUrl: termsOfServiceUrl ?? '',
  sniffingEnabled,
})

/** Who the agency is: name, address, language, legal pages, error monitoring (AC-02). */
export function TeamSection({ account }: { account: PartnerSettings }) {
  const t = useMessages()
  const { account: locked } = useRights()
  const { fields, errors, change, section } = useSection({ account, saved: fieldsOf(account), toChange: (changes) => changes })
  return (
    <Section anchor="team" locked={locked} section={section}>
      <div className={styles.pair}>
        <TextField
          label={t('settings.companyName')}
          required
          autoComplete="organization"
          value={fields.companyName}
          error={errors['companyName']}
          onChange={(companyName) => change({ companyName })}
        />
        <TextField
          label={t('settings.email')}
          type="email"
          autoComplete="email"
          value={fields.email}
          error={errors['email']}
          onChange={(email) => change({ email })}
        />
      </div>
      <Select
        label={t('settings.language')}
        description={t('settings.language.description')}
        options={LANGUAGES}
        value={fields.language}
        onChange={(language) => isLocale(language) && change({ language })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('settings.privacyPolicyUrl')}
          type="url"
          value={fields.privacyPolicyUrl}
          error={errors['privacyPolicyUrl']}
          onChange={(privacyPolicyUrl) => change({ privacyPolicyUrl })}
        />
        <TextField
          label={t('settings.termsOfServiceUrl')}
          type="url"
          value={fields.termsOfServiceUrl}
          error={errors['termsOfServiceUrl']}
          onChange={(termsOfServiceUrl) => change({ termsOfServiceUrl })}
        />
      </div>
      <Checkbox
        label={t('settings.sniffingEnabled')}
        description={t('settings.sniffingEnabled.description')}
        checked={fields.sniffingEnabled}
        onChange={(sniffingEnabled) => change({ sniffingEnabled })}
      />
    </Section>
  )
}
