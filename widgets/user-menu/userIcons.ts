import { Bell, type LucideIcon, Plane, UserCog } from 'lucide-react'

/** The icons of the entries by the names the model gives them. */
export const USER_ICONS: Readonly<Record<string, LucideIcon>> = { 'user-cog': UserCog, bell: Bell, plane: Plane }
