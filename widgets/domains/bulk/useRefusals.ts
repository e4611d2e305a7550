import { useMessages } from '../../../src/i18n'
import type { Refusal } from './useBulk'

/** Who cannot take part in what is done with several domains, each with the reason (DG-03). */
export function useRefusals(): Readonly<Record<'needsWebsite' | 'needsRegistration', Refusal>> {
  const t = useMessages()
  const needsWebsite: Refusal = ({ website }) => (website ? null : t('domains.bulk.noWebsite'))
  return {
    needsWebsite,
    needsRegistration: (domain) => (domain.registrar?.kind === 'own' ? needsWebsite(domain) : t('domains.bulk.notOwn')),
  }
}
