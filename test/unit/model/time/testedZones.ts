import { DAY_MS } from '../../../../src/model'

/** Zones whose clocks are odd, and some that most people live in. */
export const ZONES = [
  'Africa/Casablanca', // put back for Ramadan
  'America/Havana', // changes at midnight, so that there are days without one and with two
  'America/New_York',
  'America/Sao_Paulo', // changed at midnight until 2019
  'America/St_Johns', // changed a minute after midnight until 2011
  'Antarctica/Troll', // by two hours
  'Asia/Gaza',
  'Asia/Kathmandu', // 5:45
  'Asia/Tehran',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Lord_Howe', // by half an hour
  'Europe/Berlin',
  'Europe/Istanbul', // ceased to change in 2016
  'Pacific/Apia', // left out 30 December 2011
  'Pacific/Chatham', // 12:45 and 13:45
  'Pacific/Kiritimati', // 14 hours before UTC
  'UTC',
]

const [BEGIN, END] = [Date.UTC(2010, 0, 1), Date.UTC(2020, 0, 1)]

/** Each day of ten years. */
export const DAYS = Array.from({ length: (END - BEGIN) / DAY_MS }, (_, nth) => new Date(BEGIN + nth * DAY_MS).toISOString().slice(0, 10))

const clocks = new Map(
  ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })]),
)

/** What the clocks of a zone show, as if it were UTC, read from how the browser writes it. */
export function wallOf(instant: number, zone: string): number {
  return Date.parse(`${clocks.get(zone)?.format(instant).replace(' ', 'T')}Z`)
}
