import { useState } from 'react'
import { useLocale, useMessages } from '../../../src/i18n'
import { LOCALE_NAMES, LOCALES, type Status } from '../../../src/model'
import { Checkbox, FieldRow, NumberField, Select, TextField } from '../../../src/ui'
import styles from '../shared/settings.module.css'

interface Props {
  statuses: readonly Status[]
  fields: Readonly<Record<string, string | number | boolean | null>>
  errors: Readonly<Record<string, string>>
  change: (change: Record<string, string | number | boolean | null>) => void
}

const LANGUAGES = LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))

/** What holds for all statuses and people. */
const GENERAL = ['statusAgeDays', 'personLimit'] as const

/** The team's own names of statuses, one language at a time, and how many websites each should hold at most. */
export default function StatusNames({ statuses, fields, errors, change }: Props) {
  const t = useMessages()
  const [language, setLanguage] = useState(useLocale())
  return (
    <>
      <FieldRow>
        {GENERAL.map((name) => (
          <NumberField
            key={name}
            label={t(`settings.${name}`)}
            description={t(`settings.${name}.description`)}
            min={1}
            value={typeof fields[name] === 'number' ? fields[name] : null}
            error={errors[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </FieldRow>
      {fields['personLimit'] !== null && (
        <Checkbox
          label={t('settings.personLimit.hard')}
          checked={Boolean(fields['hardLimits.person'])}
          onChange={(hard) => change({ 'hardLimits.person': hard })}
        />
      )}
      <Select label={t('settings.statuses.namesIn')} options={LANGUAGES} value={language} onChange={setLanguage} />
      {statuses.map((status) => {
        const name = `statusLabels.${status}.${language}`
        const limit = `statusLimits.${status}`
        const hard = `hardLimits.${status}`
        const shown = { status: t(`status.${status}`) }
        return (
          <FieldRow key={status} className={styles.named}>
            <TextField
              label={t('settings.statuses.nameOf', shown)}
              value={String(fields[name] ?? '')}
              error={errors[name]}
              onChange={(value) => change({ [name]: value })}
            />
            <NumberField
              label={t('settings.statuses.limitOf', shown)}
              min={1}
              value={typeof fields[limit] === 'number' ? fields[limit] : null}
              error={errors[limit]}
              onChange={(value) => change({ [limit]: value })}
            />
            {fields[limit] !== null && (
              <Checkbox
                label={t('settings.statuses.hardOf', shown)}
                checked={Boolean(fields[hard])}
                onChange={(value) => change({ [hard]: value })}
              />
            )}
          </FieldRow>
        )
      })}
    </>
  )
}
