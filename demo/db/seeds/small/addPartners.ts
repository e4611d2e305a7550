import { addPartner } from '../build/addPartner'
import type { DataSet, Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

export interface Partners {
  agency: Row<'partners'>
  reseller: Row<'partners'>
  resellerCustomer: Row<'partners'>
  second: Row<'partners'>
  /** Further customers of the reseller, without people to log in as. */
  clients: Row<'partners'>[]
}

const NO_EXTRAS = { canWhitelabel: false, canUseTools: false, canUseWebhooks: false, isUserSuggestEnabled: false, isResellerCustomer: true }

/** An agency, a reseller with its customers, and a small agency abroad. */
export function addPartners(set: DataSet, context: SeedContext): Partners {
  const agency = addPartner(set, context, {
    name: 'Nordlicht Webstudio',
    settings: {
      color: '0b6b75',
      email: 'hello@nordlicht.example',
      signature: 'Nordlicht Webstudio · Hafenstraße 12 · 24103 Kiel',
      privacyPolicyUrl: 'https://nordlicht.example/privacy',
      termsOfServiceUrl: 'https://nordlicht.example/terms',
    },
  })
  const reseller = addPartner(set, context, {
    name: 'Hafenwerk Hosting',
    flags: { isReseller: true },
    settings: { color: '3b2fb8', email: 'partner@hafenwerk.example', upgradeUrl: 'https://hafenwerk.example/plans' },
  })
  const resellerCustomer = addClient(set, context, reseller, 'Kontor & Küste', 'c2185b')
  const second = addPartner(set, context, {
    name: 'Atelier Deux-Rives',
    zone: 'Europe/Paris',
    flags: { canUseTools: false, isUserSuggestEnabled: false },
    settings: { color: 'b8400a', language: 'fr', email: 'bonjour@deux-rives.example' },
  })
  const clients = ['Möwe Media', 'Tideland Design', 'Pixelkontor Süd'].map((name) => addClient(set, context, reseller, name, '344054'))
  return { agency, reseller, resellerCustomer, second, clients }
}

const addClient = (set: DataSet, context: SeedContext, parent: Row<'partners'>, name: string, color: string): Row<'partners'> =>
  addPartner(set, context, { name, parent, flags: NO_EXTRAS, settings: { color } })
