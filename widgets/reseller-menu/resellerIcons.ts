import { Building2, type LucideIcon, Settings } from 'lucide-react'

/** The icons of the entries by the names the model gives them. */
export const RESELLER_ICONS: Readonly<Record<string, LucideIcon>> = { settings: Settings, 'building-2': Building2 }
