import type { PartnerSettings, PartnerSettingsChange } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { isLocale, LOCALE_NAMES, LOCALES } from '../../../src/model'
import { Checkbox, FieldRow, Select, TextArea, TextField } from '../../../src/ui'
import { CheckedLink } from '../../../src/parts/linkCheck'
import { Inherited } from '../form/Inherited'
import { SettingsSection } from '../form/SettingsSection'
import { useRights } from '../form/useRights'
import { useSection } from '../form/useSection'
import styles from '../shared/settings.module.css'
import { PlanLine } from './PlanLine'

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))

const fieldsOf = ({
  companyName,
  email,
  language,
  privacyPolicyUrl,
  termsOfServiceUrl,
  sniffingEnabled,
  monitorRecipients,
  workReasons,
}: PartnerSettings) => ({
  companyName,
  email,
  language,
  privacyPolicyUrl: privacyPolicyUrl ?? '',
  termsOfServiceUrl: termsOfServiceUrl ?? '',
  sniffingEnabled,
  monitorRecipients: monitorRecipients.join('\n'),
  workReasons: workReasons.join('\n'),
})

const toChange = ({ monitorRecipients, workReasons, ...others }: Partial<ReturnType<typeof fieldsOf>>): PartnerSettingsChange => ({
  ...others,
  ...(monitorRecipients !== undefined && { monitorRecipients: monitorRecipients.split(/[\s,;]+/).filter(Boolean) }),
  ...(workReasons !== undefined && { workReasons: workReasons.split('\n').filter((line) => line.trim()) }),
})

/** Who the agency is: name, address, language, legal pages, error monitoring (AC-02). */
export function TeamSection({ account }: { account: PartnerSettings }) {
  const t = useMessages()
  const { account: locked } = useRights()
  const { fields, errors, change } = useSection({ name: 'team', saved: fieldsOf(account), toChange })
  return (
    <SettingsSection anchor="team" locked={locked} isForm>
      {account.partnerSubscription && <PlanLine subscription={account.partnerSubscription} />}
      <FieldRow>
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
      </FieldRow>
      <Select
        label={t('settings.language')}
        description={t('settings.language.description')}
        options={LANGUAGES}
        value={fields.language}
        onChange={(language) => isLocale(language) && change({ language })}
      />
      <FieldRow>
        <div className={styles.linked}>
          <CheckedLink
            label={t('settings.privacyPolicyUrl')}
            disabled={Boolean(locked)}
            value={fields.privacyPolicyUrl}
            error={errors['privacyPolicyUrl']}
            onChange={(privacyPolicyUrl) => change({ privacyPolicyUrl })}
          />
          <Inherited account={account} name="privacyPolicyUrl" onReset={() => change({ privacyPolicyUrl: '' })} />
        </div>
        <div className={styles.linked}>
          <CheckedLink
            label={t('settings.termsOfServiceUrl')}
            disabled={Boolean(locked)}
            value={fields.termsOfServiceUrl}
            error={errors['termsOfServiceUrl']}
            onChange={(termsOfServiceUrl) => change({ termsOfServiceUrl })}
          />
          <Inherited account={account} name="termsOfServiceUrl" onReset={() => change({ termsOfServiceUrl: '' })} />
        </div>
      </FieldRow>
      <Monitoring fields={fields} error={errors['monitorRecipients']} onChange={change} />
      <TextArea
        label={t('settings.workReasons')}
        description={t('settings.workReasons.description')}
        rows={3}
        value={fields.workReasons}
        error={errors['workReasons']}
        onChange={(workReasons) => change({ workReasons })}
      />
    </SettingsSection>
  )
}

interface MonitoringProps {
  fields: Pick<ReturnType<typeof fieldsOf>, 'sniffingEnabled' | 'monitorRecipients'>
  error: string | undefined
  onChange: (change: Partial<MonitoringProps['fields']>) => void
}

/** Whether websites are watched, and who is told. */
function Monitoring({ fields, error, onChange }: MonitoringProps) {
  const t = useMessages()
  return (
    <>
      <Checkbox
        label={t('settings.sniffingEnabled')}
        description={t('settings.sniffingEnabled.description')}
        checked={fields.sniffingEnabled}
        onChange={(sniffingEnabled) => onChange({ sniffingEnabled })}
      />
      {fields.sniffingEnabled && (
        <TextArea
          label={t('settings.monitorRecipients')}
          description={t('settings.monitorRecipients.description')}
          rows={2}
          value={fields.monitorRecipients}
          error={error}
          onChange={(monitorRecipients) => onChange({ monitorRecipients })}
        />
      )}
    </>
  )
}
