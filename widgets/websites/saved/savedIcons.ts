import { AlarmClock, Bookmark, Clock, Flag, Heart, type LucideIcon, Phone, Star, Trophy } from '../../../src/ui/icons'
import type { SavedViewIcon } from '../../../src/model'

export const SAVED_ICONS: Readonly<Record<SavedViewIcon, LucideIcon>> = {
  bookmark: Bookmark,
  star: Star,
  flag: Flag,
  clock: Clock,
  trophy: Trophy,
  heart: Heart,
  phone: Phone,
  alarm: AlarmClock,
}
