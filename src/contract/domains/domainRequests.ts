import * as v from 'valibot'
import { DOMAIN_PROBLEMS } from '../../model'
import { ListQuery, Pagination } from '../envelopes'
import { version, yesOrNo } from '../fields'
import { flag, id, many, maybe, phpMap } from '../tolerant'
import { Domain } from './domain'
import { Money } from '../subscription/money'
import { Obstacle } from './obstacle'
import { NewOwner } from './ownerData'

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(253))
const redirect = v.optional(v.nullable(v.object({ target: v.string(), code: v.picklist([301, 302]), keepPath: v.optional(v.boolean()) })))
const role = v.optional(v.picklist(['main', 'alias', 'redirect']))

/**
 * The domain lists keep their own envelope (spec 3). `problems` counts the kinds of trouble in the whole list; `adding`, of one website, says
 * before anybody begins what a connection, an order, or the transfer of a domain that is connected would be refused for.
 */
export const DomainList = v.object({
  generalItems: v.object({
    domains: v.array(Domain),
    pagination: Pagination,
    filters: v.optional(phpMap(v.unknown()), {}),
    problems: v.optional(phpMap(v.number()), {}),
    adding: v.optional(v.object({ connect: maybe(Obstacle), order: maybe(Obstacle), transfer: maybe(Obstacle) })),
  }),
})
export type DomainList = v.InferOutput<typeof DomainList>

/** Filters of the domain lists; `problem` names one kind of trouble. */
export const DomainQuery = v.object({ ...ListQuery.entries, problem: v.optional(v.picklist(DOMAIN_PROBLEMS)) })
export type DomainQuery = v.InferInput<typeof DomainQuery>

/** Connects a domain that exists elsewhere. */
export const NewDomain = v.object({ name, role, redirect })
export type NewDomain = v.InferInput<typeof NewDomain>

/** What is left out stays. */
export const DomainChange = v.object({
  role,
  redirect,
  published: v.optional(v.boolean()),
  autoRenew: v.optional(v.boolean()),
  /** Whether the registry lets nobody take it elsewhere. */
  lock: v.optional(v.boolean()),
  /** Whether its answers are signed. */
  dnssec: v.optional(v.boolean()),
  version,
})
export type DomainChange = v.InferInput<typeof DomainChange>

export const DomainRegistration = v.object({
  name,
  years: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
  autoRenew: v.optional(v.boolean()),
  termsAccepted: v.literal(true),
  owner: v.optional(NewOwner),
})
export type DomainRegistration = v.InferInput<typeof DomainRegistration>

/** Asks what is known about a domain before it is connected or registered. */
export const DomainQuestion = v.object({ name })
export type DomainQuestion = v.InferInput<typeof DomainQuestion>

export const DomainData = v.object({
  name: v.string(),
  provider: maybe(v.string()),
  nameservers: many(v.string()),
  pointsHere: flag,
  /** Nobody has it, somebody has it, it is in this partner's list already, or there is no telling. */
  state: v.optional(v.picklist(['free', 'registered', 'connected', 'unknown']), 'unknown'),
  addresses: many(v.string()),
  /** Hosts that receive its mail. */
  mailHosts: many(v.string()),
  price: maybe(Money),
  renewPrice: maybe(Money),
})
export type DomainData = v.InferOutput<typeof DomainData>

/** `website: null` takes a domain off its website; `role` is what it was there, for the way back. */
export const DomainMove = v.object({ website: v.nullable(id), role, version })
export type DomainMove = v.InferInput<typeof DomainMove>

/** The code that the present registrar gives out for a transfer. */
export const DomainTransfer = v.object({ code: v.pipe(v.string(), v.minLength(1)) })
export type DomainTransfer = v.InferInput<typeof DomainTransfer>

/** Whether the admins hear no more of the next expiry. */
export const DomainSnooze = v.object({ snoozed: v.boolean() })
export type DomainSnooze = v.InferInput<typeof DomainSnooze>

/** `immediate`: not to the end of the term, but now. */
export const CancelQuery = v.object({ immediate: yesOrNo })

/** Takes a cancellation back, or adds years. */
export const DomainRenewal = v.object({ years: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)), 1) })
export type DomainRenewal = v.InferInput<typeof DomainRenewal>
