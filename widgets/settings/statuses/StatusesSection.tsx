import type { PartnerSettings } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { MANDATORY_STATUSES, STATUS_BEHAVIOUR, STATUSES } from '../../../src/model'
import { Checkbox, Stack } from '../../../src/ui'
import { Disclosure } from '../form/Disclosure'
import { SettingsSection } from '../form/SettingsSection'
import { useRights } from '../form/useRights'
import { useSection } from '../form/useSection'
import { statusChange, statusFields } from './statusFields'

const StatusNames = lazyPart(() => import('./StatusNames'))

/** Which statuses the agency works with, what it calls them, how many websites they should hold. Four always stay, and none with websites in it can go (AC-05). */
export function StatusesSection({ account }: { account: PartnerSettings }) {
  const t = useMessages()
  const formats = useFormats()
  const { workflow: locked } = useRights()
  const { statusSettings: settings, statusCounts: counts } = account
  const { fields, errors, change } = useSection({
    name: 'statuses',
    saved: statusFields(account),
    toChange: statusChange,
  })
  return (
    <SettingsSection anchor="statuses" locked={locked} isForm>
      <Stack>
        {STATUSES.map((status) => {
          const name = `statusSettings.${status}`
          const count = counts[status] ?? 0
          const parts = formats.list(STATUS_BEHAVIOUR[status].portal.map((part) => t(`settings.statuses.portal.${part}`)))
          const isMandatory = MANDATORY_STATUSES.includes(status)
          const reason = isMandatory ? t('settings.statuses.mandatory') : count > 0 && settings[status] ? t('settings.statuses.inUse') : ''
          return (
            <Checkbox
              key={status}
              label={t(`status.${status}`)}
              description={[t('settings.statuses.count', { count }), reason, t('settings.statuses.portal', { parts })]
                .filter(Boolean)
                .join(' ')}
              error={errors[name]}
              checked={Boolean(fields[name])}
              disabled={reason !== ''}
              onChange={(checked) => change({ [name]: checked })}
            />
          )
        })}
      </Stack>
      <Disclosure title={t('settings.statuses.names')} description={t('settings.statuses.names.description')}>
        <StatusNames
          statuses={STATUSES.filter((status) => fields[`statusSettings.${status}`])}
          fields={fields}
          errors={errors}
          change={change}
        />
      </Disclosure>
    </SettingsSection>
  )
}
