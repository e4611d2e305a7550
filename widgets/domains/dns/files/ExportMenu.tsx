import { Download } from '../../../../src/ui/icons'
import { useLocale, useMessages } from '../../../../src/i18n'
import { formatZone, fqdnOf, recordText, toCsv } from '../../../../src/model'
import { download, MenuButton, MenuItem } from '../../../../src/ui'
import type { DraftItem } from '../draft/useZoneDraft'

const COLUMNS = ['type', 'name', 'value', 'ttl', 'comment']

/** The zone as a file, with the changes that are pending. */
export function ExportMenu({ items, domain }: { items: readonly DraftItem[]; domain: string }) {
  const t = useMessages()
  const locale = useLocale()
  const rowOf = (item: DraftItem) => [item.type, fqdnOf(item.name, domain), recordText(item), String(item.ttl), item.comment ?? '']
  return (
    <MenuButton label={t('domains.dns.export')} icon={Download} placement="bottom-end">
      <MenuItem onSelect={() => download(formatZone(items, domain), `${domain}.zone`, 'text/plain;charset=utf-8')}>
        {t('domains.dns.export.zone')}
      </MenuItem>
      <MenuItem
        onSelect={() =>
          download(
            toCsv([COLUMNS.map((column) => t(`domains.dns.${column}`)), ...items.map(rowOf)], locale),
            `${domain}.csv`,
            'text/csv;charset=utf-8',
          )
        }
      >
        {t('domains.dns.export.csv')}
      </MenuItem>
    </MenuButton>
  )
}
