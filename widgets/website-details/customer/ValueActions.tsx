import { Copy, History, Mail, MapPin, Phone } from '../../../src/ui/icons'
import { propertyText } from '../../../src/api/customers'
import type { CustomerData } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { normaliseLink, safeHref, telLink } from '../../../src/model'
import { useCopy } from '../../../src/store'
import { IconButton, Tooltip } from '../../../src/ui'
import styles from './customer.module.css'
import type { CustomerField } from './fields'

interface Props {
  data: CustomerData
  field: CustomerField
  value: string
  onHistory: () => void
}

/** Call, write, find on a map, copy, and what it was before (WC-05, WC-07). */
export function ValueActions({ data, field, value, onHistory }: Props) {
  const t = useMessages()
  const copy = useCopy()
  const link = linkOf(data, field, value)
  return (
    <span className={styles.actions}>
      {link && (
        <Tooltip text={t(link.label)} isLabel>
          <a
            href={link.href}
            aria-label={t(link.label)}
            className={styles.action}
            {...(link.isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <link.icon size={16} aria-hidden />
          </a>
        </Tooltip>
      )}
      <IconButton
        size="sm"
        icon={Copy}
        label={t('websiteDetails.customer.copy', { field: t(`websiteDetails.customer.field.${field.property}`) })}
        onClick={() => void copy(value)}
      />
      <IconButton
        size="sm"
        icon={History}
        label={t('websiteDetails.customer.historyOf', { field: t(`websiteDetails.customer.field.${field.property}`) })}
        onClick={onHistory}
      />
    </span>
  )
}

function linkOf(data: CustomerData, { group, property, kind }: CustomerField, value: string) {
  const isFax = property === 'fax' || property === 'faxNumber'
  if (kind === 'phone' && !isFax) return { icon: Phone, label: 'websiteDetails.customer.call', href: telLink(value), isExternal: false }
  if (kind === 'email')
    return { icon: Mail, label: 'websiteDetails.customer.mail', href: safeHref(normaliseLink(value)), isExternal: false }
  if (property !== 'street' && property !== 'streetAddress') return null
  const rest = group === 'customer' ? ['zip', 'city', 'country'] : ['zipCode', 'contactCity']
  const address = [value, ...rest.map((name) => propertyText(data, { group, property: name }))].filter(Boolean).join(', ')
  return {
    icon: MapPin,
    label: 'websiteDetails.customer.map',
    href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
    isExternal: true,
  }
}
