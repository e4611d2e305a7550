import { ChartColumn, Clock, Globe, type LucideIcon, Mail, MailPlus } from 'lucide-react'
import {
  partner_email_composer_templates,
  partner_statistics,
  partner_tools_mail_transfer,
  partner_tools_time_report,
} from '../../src/contract'
import { type Action, may, ROUTE_NAMES } from '../../src/model'

interface Tool {
  readonly routeName: string
  readonly labelKey: 'palette.domains' | 'palette.statistics' | 'palette.templates' | 'palette.timeReport' | 'palette.mailTransfer'
  readonly icon: LucideIcon
  readonly isShown: (roles: readonly string[], canUseTools: boolean) => boolean
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
    isShown: (roles, canUseTools) => canUseTools && may('track_time', roles) !== 'none',
  },
  {
    routeName: partner_tools_mail_transfer.name,
    labelKey: 'palette.mailTransfer',
    icon: MailPlus,
    isShown: (roles, canUseTools) => canUseTools && may('use_mail_transfer', roles) !== 'none',
  },
]
