import { Suspense } from 'react'
import { type BrandDraft, partner_account_preview, type PartnerSettings } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { AS_TYPED, ColourField, FieldRow, Hint, ImageField, Skeleton, Stack, TextArea, TextField } from '../../../src/ui'
import { Disclosure } from '../form/Disclosure'
import { Inherited } from '../form/Inherited'
import { SettingsSection } from '../form/SettingsSection'
import { useRights } from '../form/useRights'
import { useSection } from '../form/useSection'
import styles from '../shared/settings.module.css'
import { ColourContrast } from './ColourContrast'

const BrandViews = lazyPart(() => import('./BrandViews'))
const DomainSteps = lazyPart(() => import('./DomainSteps'))

const IMAGES = ['logo', 'favicon', 'editorLogoLight', 'editorLogoDark'] as const

const fieldsOf = (account: PartnerSettings) => ({
  logo: account.logo,
  favicon: account.favicon,
  editorLogoLight: account.editorLogoLight,
  editorLogoDark: account.editorLogoDark,
  color: account.color ?? '',
  domain: account.domain ?? '',
  upgradeUrl: account.upgradeUrl ?? '',
  domainRegisterUrl: account.domainRegisterUrl ?? '',
  customPartnerHead: account.customPartnerHead,
  customMyHead: account.customMyHead,
})

const BRAND = ['color', 'logo', 'editorLogoLight', 'editorLogoDark'] as const

/** What of the brand is not saved yet. */
const draftOf = (fields: ReturnType<typeof fieldsOf>, account: PartnerSettings): BrandDraft =>
  Object.fromEntries(BRAND.flatMap((name) => ((fields[name] || null) === (account[name] || null) ? [] : [[name, fields[name] || null]])))

/** The agency's own brand in place of the provider's (AC-03). */
export default function WhiteLabelSection({ account }: { account: PartnerSettings }) {
  const t = useMessages()
  const { router } = useIsland()
  const { account: locked } = useRights()
  const { fields, errors, change } = useSection({
    name: 'white-label',
    saved: fieldsOf(account),
    toChange: (changes) => changes,
  })
  const text = (name: 'domain' | 'upgradeUrl' | 'domainRegisterUrl') => (
    <div className={styles.linked}>
      <TextField
        label={t(`settings.${name}`)}
        description={t(account.inherited.includes(name) ? 'settings.inherited' : `settings.${name}.description`)}
        value={fields[name]}
        error={errors[name]}
        onChange={(value) => change({ [name]: value })}
      />
      <Inherited account={account} name={name} onReset={() => change({ [name]: '' })} />
    </div>
  )
  return (
    <SettingsSection anchor="white-label" locked={locked} isForm>
      <FieldRow size="lg">
        {IMAGES.map((name) => (
          <div key={name} className={styles.linked}>
            <ImageField
              label={t(`settings.${name}`)}
              description={t(`settings.${name}.description`)}
              onDark={name === 'editorLogoDark'}
              value={fields[name]}
              error={errors[name]}
              disabled={Boolean(locked)}
              onChange={(image) => change({ [name]: image })}
            />
            <Inherited account={account} name={name} onReset={() => change({ [name]: null })} />
          </div>
        ))}
      </FieldRow>
      <Stack>
        <ColourField label={t('settings.color')} value={fields.color} error={errors['color']} onChange={(color) => change({ color })} />
        <Inherited account={account} name="color" onReset={() => change({ color: '' })} />
        <ColourContrast colour={fields.color} />
        {router.has(partner_account_preview.name) && (
          <Suspense fallback={<Skeleton shape="block" height="400px" />}>
            <BrandViews draft={draftOf(fields, account)} />
          </Suspense>
        )}
      </Stack>
      {text('domain')}
      {!fields.domain && account.baseHost && <Hint>{t('settings.domain.base', { host: account.baseHost })}</Hint>}
      {!locked && (
        <Disclosure title={t('settings.domain.steps')}>
          <DomainSteps domain={fields.domain.trim()} saved={account.domain ?? ''} />
        </Disclosure>
      )}
      <FieldRow>
        {text('upgradeUrl')}
        {text('domainRegisterUrl')}
      </FieldRow>
      {(['customPartnerHead', 'customMyHead'] as const).map((name) => (
        <TextArea
          key={name}
          label={t(`settings.${name}`)}
          description={t('settings.head.description')}
          {...AS_TYPED}
          value={fields[name]}
          error={errors[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
    </SettingsSection>
  )
}
