import { ChartColumn, Clock, Gift, Globe, type LucideIcon, Mail, MailPlus, Receipt } from 'lucide-react'
import {
  partner_agency_offers,
  partner_email_composer_templates,
  partner_statistics,
  partner_subscription_manage,
  partner_tools_mail_transfer,
  partner_tools_time_report,
} from '../../src/contract'
import { type Action, may, ROUTE_NAMES } from '../../src/model'

interface Flags {
  readonly canUseTools: boolean
  readonly isResellerCustomer: boolean
}

type Name = 'domains' | 'statistics' | 'templates' | 'timeReport' | 'mailTransfer' | 'subscription' | 'offers'

interface Tool {
  readonly routeName: string
  readonly labelKey: `palette.${Name}`
  readonly icon: LucideIcon
  readonly isShown: (roles: readonly string[], flags: Flags) => boolean
}

const forRight = (right: Action) => (roles: readonly string[]) => may(right, roles) !== 'none'

/** Pages that no menu of the specification has. */
export const TOOLS: readonly Tool[] = [
  { routeName: ROUTE_NAMES.domains, labelKey: 'palette.domains', icon: Globe, isShown: forRight('see_domains') },
  { routeName: partner_statistics.name, labelKey: 'palette.statistics', icon: ChartColumn, isShown: forRight('see_agency_statistics') },
  {
    routeName: partner_email_composer_templates.name,
    labelKey: 'palette.templates',
    icon: Mail,
    isShown: forRight('manage_email_templates'),
  },
  {
    routeName: partner_tools_time_report.name,
    labelKey: 'palette.timeReport',
    icon: Clock,
    isShown: (roles, { canUseTools }) => canUseTools && may('track_time', roles) !== 'none',
  },
  {
    routeName: partner_tools_mail_transfer.name,
    labelKey: 'palette.mailTransfer',
    icon: MailPlus,
    isShown: (roles, { canUseTools }) => canUseTools && may('use_mail_transfer', roles) !== 'none',
  },
  {
    routeName: partner_subscription_manage.name,
    labelKey: 'palette.subscription',
    icon: Receipt,
    isShown: forRight('manage_billing'),
  },
  {
    routeName: partner_agency_offers.name,
    labelKey: 'palette.offers',
    icon: Gift,
    // They get theirs from the reseller.
    isShown: (roles, { isResellerCustomer }) => !isResellerCustomer && may('manage_billing', roles) !== 'none',
  },
]
