import { ListChecks, type LucideIcon, MailPlus, Palette, Receipt, Users, UsersRound, Webhook, Workflow } from 'lucide-react'

/** The icons of the entries by the names the model gives them. */
export const TEAM_ICONS: Readonly<Record<string, LucideIcon>> = {
  'users-round': UsersRound,
  receipt: Receipt,
  users: Users,
  palette: Palette,
  'mail-plus': MailPlus,
  workflow: Workflow,
  'list-checks': ListChecks,
  webhook: Webhook,
}
