import { perStatus } from '../../../src/model'
import type { PartnerFlags, PartnerSettings } from '../../db/tables/partners'
import { add, type DataSet, type Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'

export interface PartnerPlan {
  name: string
  parent?: Row<'partners'>
  zone?: string
  flags?: Partial<PartnerFlags>
  settings?: PartnerSettings
}

const FLAGS: PartnerFlags = {
  ownBrand: false,
  canWhitelabel: true,
  canUseTools: true,
  canUseWebhooks: true,
  isReseller: false,
  isResellerCustomer: false,
  isUserSuggestEnabled: true,
  hasOffers: true,
}

const TODOS: Record<string, string[]> = {
  preparation: ['Send the questionnaire', 'Ask for logo and photos'],
  creation: ['Set up the template', 'Enter texts and pictures', 'Write imprint and privacy page'],
  creation_done: ['Point the domain here', 'Check forms with a real mail'],
}

/** A partner that works with all statuses. */
export function addPartner(set: DataSet, { ago }: SeedContext, plan: PartnerPlan): Row<'partners'> {
  return add(set.partners, {
    parent_id: plan.parent?.id ?? null,
    name: plan.name,
    time_zone: plan.zone ?? 'Europe/Berlin',
    flags: { ...FLAGS, ...plan.flags },
    settings: { companyName: plan.name, language: 'en', helpOption: 'integrated', ...plan.settings },
    status_settings: perStatus(() => true),
    validation_settings: {},
    todos_for_status: TODOS,
    version: 1,
    created_at: ago(400),
  })
}
