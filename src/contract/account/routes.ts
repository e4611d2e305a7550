import { items } from '../envelopes'
import { route } from '../route'
import { BrandQuery } from './brandPreview'
import { HostingNode } from './hostingNode'
import { Partner } from './partner'
import { PartnerSettings } from './partnerSettings'
import { SettingsChange } from './settingsChange'
import { TeamLimits } from './teamLimits'
import { ValidationSimulation } from './validationSimulation'

// The partner.
export const api_partner = route({ name: 'api_partner', method: 'GET', answer: Partner })
export const api_partner_account = route({ name: 'api_partner_account', method: 'GET', answer: PartnerSettings })
export const api_partner_account_save = route({ name: 'api_partner_account_save', method: 'POST', answer: PartnerSettings })

/** How many websites the team wants in a status or with a person, for everybody who works on the board. */
export const api_partner_limits = route({ name: 'api_partner_limits', method: 'GET', answer: TeamLimits })
export const external_help_messages = route({ name: 'external_help_messages', method: 'GET', answer: 'page' })
export const external_briefing = route({ name: 'external_briefing', method: 'GET', answer: 'page' })
export const partner_settings = route({ name: 'partner_settings', method: 'ANY', answer: 'page' })

export const partner_account_settings = route({ name: 'partner_account_settings', method: 'ANY', answer: 'page' })
export const api_partner_account_changes = route({ name: 'api_partner_account_changes', method: 'GET', answer: items(SettingsChange) })
export const api_partner_account_restore = route({ name: 'api_partner_account_restore', method: 'POST', answer: PartnerSettings })
/** A page or mail as others see it, under a brand that may not be saved yet; made for a frame. */
export const partner_account_preview = route({ name: 'partner_account_preview', method: 'GET', answer: 'page' })
/** Keeps the pictures of a brand that is not saved, and answers with what to ask a preview for. */
export const api_partner_account_preview = route({ name: 'api_partner_account_preview', method: 'POST', answer: BrandQuery })
export const api_partner_account_simulation = route({
  name: 'api_partner_account_simulation',
  method: 'GET',
  answer: items(ValidationSimulation),
})
export const api_partner_hosting_node_check = route({ name: 'api_partner_hosting_node_check', method: 'POST', answer: HostingNode })
export const partner_settings_preview = route({ name: 'partner_settings_preview', method: 'GET', answer: 'page' })
export const partner_settings_preview_view = route({ name: 'partner_settings_preview_view', method: 'GET', answer: 'page' })
