import type { Generated, JSONColumnType } from 'kysely'
import type { Statistics } from '../../../src/contract'
import type { AskedPeriod } from '../../../src/model'

/** The contract behind a website; whether it runs and is paid says the website. Money in minor units, days `YYYY-MM-DD`. */
export interface ContractsTable {
  id: Generated<number>
  website_id: number
  number: string
  plan_id: number
  plan_name: string
  amount: number
  currency: string
  interval: 'month' | 'year'
  start_date: string
  min_term_end: string
  renewal_date: string | null
  notice_date: string | null
  cancelled_at: string | null
  ends_at: string | null
  cancel_reason: 'price' | 'closed' | 'moved' | 'unhappy' | 'other' | null
  cancel_comment: string | null
  /** What it had before it was cancelled. */
  renewal_before: string | null
  notice_before: string | null
  items: JSONColumnType<{ name: string; amount: number; qty: number }[]>
}

/** What somebody noted beside the visits of a website; the day is `YYYY-MM-DD`. */
export interface WebsiteAnnotationsTable {
  id: Generated<number>
  website_id: number
  date: string
  text: string
  created_by: number | null
  created_at: Date
}

export interface InvoicesTable {
  id: Generated<number>
  website_id: number
  number: string
  date: string
  amount: number
  currency: string
  status: 'paid' | 'unpaid'
}

/** A website whose visits are counted, or were: what was counted stays when it is switched off. */
export interface StatisticsSitesTable {
  id: Generated<number>
  website_id: number
  enabled: boolean
  changed_at: Date
  weekly_mail: Generated<boolean>
  /** The Monday up to which the customer was mailed, `YYYY-MM-DD`. */
  mailed_week: string | null
}

/** What was answered last about a period of a site; the days are `YYYY-MM-DD`. */
export interface StatisticsAnswersTable {
  site_id: number
  period: AskedPeriod
  from_day: string
  to_day: string
  figures: JSONColumnType<Pick<Statistics, 'totals' | 'series' | 'topPages' | 'referrers' | 'countries' | 'devices'>>
  read_at: Date
}

export interface VisitsTable {
  id: Generated<number>
  site_id: number
  /** Hash that changes every day: nobody can be followed longer. */
  visitor: string
  started_at: Date
  last_at: Date
  /** Paths in the order they were opened. */
  pages: string[]
  /** Host of the page that led here. */
  referrer: string | null
  /** Two letters. */
  country: string | null
  device: 'desktop' | 'phone' | 'tablet'
}

export interface CheckRow {
  name: string
  state: 'ok' | 'warning' | 'error'
  /** Arguments of the row's text. */
  values: Record<string, string | number>
}

export interface WebsiteChecksTable {
  id: Generated<number>
  website_id: number
  checked_at: Date
  checked_by: number | null
  rows: JSONColumnType<CheckRow[]>
}

/** Who has a website open, and when their page last said so. */
export interface WebsitePresenceTable {
  website_id: number
  user_id: number
  seen_at: Date
}

/** Published websites that are watched. */
export interface WebsiteWatchesTable {
  website_id: number
  /** `unknown`: it has never answered, so nobody can say that it stopped. */
  state: 'unknown' | 'up' | 'down'
  /** In a row. */
  failures: Generated<number>
  checked_at: Date
}
