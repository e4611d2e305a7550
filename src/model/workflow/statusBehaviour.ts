import type { Status } from './status'

/** Parts of the customer portal, also the last part of their message keys. */
export type PortalPart =
  | 'start'
  | 'data'
  | 'offer'
  | 'files'
  | 'wishes'
  | 'wishes_read_only'
  | 'onboarding'
  | 'domains'
  | 'mailboxes'
  | 'preview'
  | 'preview_read_only'
  | 'feedback'
  | 'checkout'
  | 'emails'
  | 'statistics'
  | 'forms'

export interface StatusBehaviour {
  /** Who has to act for the website to move on. */
  waitsFor: 'customer' | 'staff' | 'sales' | 'nobody'
  /** Where the next button leads while every status is active. */
  next: Status
  /** Where `validateStatus` lets the website go while every status is active. Inactive ones are jumped over, see `allowedTargets`. */
  strictTargets: readonly Status[]
  portal: readonly PortalPart[]
}

const COLLECTING: readonly PortalPart[] = ['data', 'files', 'wishes', 'onboarding']

export const STATUS_BEHAVIOUR: Readonly<Record<Status, StatusBehaviour>> = {
  lead_preparation: {
    waitsFor: 'sales',
    next: 'lead_interest',
    strictTargets: ['lead_interest', 'preparation'],
    portal: ['data', 'start'],
  },
  lead_interest: {
    waitsFor: 'customer',
    next: 'preparation',
    strictTargets: ['preparation', 'lead_preparation'],
    portal: ['data', 'offer', 'checkout'],
  },
  preparation: {
    waitsFor: 'customer',
    next: 'preparation_check',
    strictTargets: ['preparation_check', 'lead_interest'],
    portal: COLLECTING,
  },
  preparation_check: {
    waitsFor: 'staff',
    next: 'preparation_done',
    strictTargets: ['preparation_done', 'preparation'],
    portal: ['wishes_read_only', 'files'],
  },
  preparation_done: {
    waitsFor: 'staff',
    next: 'creation',
    strictTargets: ['creation', 'preparation'],
    portal: ['files'],
  },
  creation: {
    waitsFor: 'staff',
    next: 'creation_check',
    strictTargets: ['creation_check', 'preparation_done'],
    portal: ['files', 'domains', 'mailboxes'],
  },
  creation_check: {
    waitsFor: 'staff',
    next: 'creation_customer',
    strictTargets: ['creation_customer', 'creation'],
    portal: ['files'],
  },
  creation_customer: {
    waitsFor: 'customer',
    next: 'creation_rework',
    strictTargets: ['creation_rework', 'creation_done', 'creation'],
    portal: ['preview', 'feedback', 'files'],
  },
  creation_rework: {
    waitsFor: 'staff',
    next: 'creation_done',
    strictTargets: ['creation_done', 'creation_customer', 'creation'],
    portal: ['preview_read_only', 'files'],
  },
  creation_done: {
    waitsFor: 'staff',
    next: 'done',
    strictTargets: ['done', 'creation_rework'],
    portal: ['domains', 'mailboxes', 'checkout'],
  },
  change: {
    waitsFor: 'staff',
    next: 'done',
    strictTargets: ['done', 'creation_customer'],
    portal: ['feedback', 'files'],
  },
  done: {
    waitsFor: 'nobody',
    next: 'change',
    strictTargets: ['change', 'redesign'],
    portal: ['data', 'files', 'emails', 'statistics', 'forms'],
  },
  redesign: {
    waitsFor: 'customer',
    next: 'preparation',
    strictTargets: ['preparation', 'creation'],
    portal: COLLECTING,
  },
}
