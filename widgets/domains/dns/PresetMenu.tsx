import { useMessages } from '../../../src/i18n'
import { DNS_PRESETS, withPreset } from '../../../src/model'
import { MenuButton, MenuItem } from '../../../src/ui'
import type { ZoneDraft } from './draft/useZoneDraft'

interface Props {
  draft: ZoneDraft
  domain: string
  websiteId: number | null
  onVerify: () => void
}

/** Records that belong together. What proves a domain to others is given by them, so that one is typed. */
export function PresetMenu({ draft, domain, websiteId, onVerify }: Props) {
  const t = useMessages()
  return (
    <MenuButton label={t('domains.dns.presets')} placement="bottom-end">
      {DNS_PRESETS.filter((preset) => preset !== 'website' || websiteId !== null).map((preset) => (
        <MenuItem key={preset} onSelect={() => draft.replace(withPreset(draft.items.filter(draft.isOpen), preset, { domain, websiteId }))}>
          {t(`domains.dns.preset.${preset}`)}
        </MenuItem>
      ))}
      <MenuItem onSelect={onVerify}>{t('domains.dns.preset.verification')}</MenuItem>
    </MenuButton>
  )
}
