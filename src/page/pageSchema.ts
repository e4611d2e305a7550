import * as v from 'valibot'
import { EDITOR_MODES, HELP_OPTIONS, isHexColour, MAX_INT, MANDATORY_STATUSES, STATUS_AGE_WARN_DAYS, STATUSES } from '../model'
import { isCdnHost, isOwnPath, isPageUrl, isTimeZone } from './values'

/** The version of the page contract that this package writes down; the one before it is read too. */
export const CONTRACT_VERSION = 1
const OLDEST_VERSION = CONTRACT_VERSION - 1
const VERSIONS = `expected ${CONTRACT_VERSION} or ${OLDEST_VERSION}`

const contract = /*#__PURE__*/ v.pipe(
  v.number(),
  v.integer(VERSIONS),
  v.minValue(OLDEST_VERSION, VERSIONS),
  v.maxValue(
    CONTRACT_VERSION,
    ({ input }) => `the page speaks version ${input}, this script only up to ${CONTRACT_VERSION}; update the script`,
  ),
)

const id = /*#__PURE__*/ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_INT))
const text = /*#__PURE__*/ v.nullish(v.string(), '')
const flag = /*#__PURE__*/ v.nullish(v.boolean(), false)
const url = /*#__PURE__*/ v.nullish(v.pipe(v.string(), v.check(isPageUrl, 'expected an http(s) URL or a path on this site')), null)

const areOwnPaths = (calls: Record<string, unknown>): boolean => Object.keys(calls).every(isOwnPath)

const partnerSchema = /*#__PURE__*/ v.object({ id, name: text })

const userSchema = /*#__PURE__*/ v.object({
  id,
  name: text,
  forename: text,
  surname: text,
  shortname: text,
  image: url,
  role: text,
  roles: /*#__PURE__*/ v.nullish(v.array(v.string()), []),
  email: text,
})

const configSchema = /*#__PURE__*/ v.object({
  cdnHost: /*#__PURE__*/ v.nullish(v.pipe(v.string(), v.check(isCdnHost, 'expected a host name or an http(s) URL')), null),
  websiteId: /*#__PURE__*/ v.nullish(id, null),
  partnerId: /*#__PURE__*/ v.nullish(id, null),
  /** The provider's own brand: no white-label hints, the provider's help and webmail. */
  isOwnBrand: flag,
  /** The active statuses. */
  websiteStatuses: /*#__PURE__*/ v.nullish(v.array(v.picklist(STATUSES)), () => [...MANDATORY_STATUSES]),
  /** The partner's own names of statuses, by status and language. */
  statusLabels: /*#__PURE__*/ v.nullish(v.record(v.string(), v.record(v.string(), v.string())), {}),
  /** How many websites the partner wants in a status at most. */
  statusLimits: /*#__PURE__*/ v.nullish(v.record(v.string(), v.number()), {}),
  /** How many open websites the partner wants anybody to have at most. */
  personLimit: /*#__PURE__*/ v.nullish(v.number(), null),
  /** Whether any of these limits is kept to; only then it matters how full they are. */
  hasHardLimits: flag,
  /** Days in a status from which on a website counts as slow. */
  statusAgeDays: /*#__PURE__*/ v.nullish(v.number(), STATUS_AGE_WARN_DAYS),
  canWhitelabel: flag,
  canUseTools: flag,
  canUseWebhooks: flag,
  isReseller: flag,
  isResellerCustomer: flag,
  isUserSuggestEnabled: flag,
  partners: /*#__PURE__*/ v.nullish(v.array(partnerSchema), []),
  logo: url,
  color: /*#__PURE__*/ v.nullish(v.pipe(v.string(), v.check(isHexColour, 'expected 3 or 6 hex digits')), null),
  favicon: url,
  helpOption: /*#__PURE__*/ v.nullish(v.picklist(HELP_OPTIONS), 'integrated'),
  helpUrl: url,
  editorMode: /*#__PURE__*/ v.nullish(v.picklist(EDITOR_MODES), 'dark'),
  editorLogoDark: url,
  editorLogoLight: url,
  upgradeUrl: url,
  domainRegisterUrl: url,
})

const csrfSchema = /*#__PURE__*/ v.object({
  header: /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[\w-]+$/, 'expected the name of a header')),
  token: /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'expected visible ASCII characters')),
})

const preferencesSchema = /*#__PURE__*/ v.object({
  /** Where the cards of a website's details stand; null for the usual order. */
  cards: /*#__PURE__*/ v.nullish(
    /*#__PURE__*/ v.object({ customer: /*#__PURE__*/ v.array(v.string()), work: /*#__PURE__*/ v.array(v.string()) }),
    null,
  ),
  startsTimer: flag,
  pinsSidebar: flag,
  /** The columns of lists in order, with their widths, by view. */
  columns: /*#__PURE__*/ v.nullish(v.record(v.string(), /*#__PURE__*/ v.array(v.string())), {}),
})

/** The data of a page, with the defaults of spec 3. `soundPage` adds what a schema cannot say. */
export const pageSchema = /*#__PURE__*/ v.object({
  contract,
  locale: text,
  config: /*#__PURE__*/ v.nullish(configSchema, {}),
  /** A FOSJsRouting dump, Ziggy's JSON or plain templates; read by `createRouter`. */
  routes: /*#__PURE__*/ v.nullish(v.unknown(), {}),
  /** Null on a page nobody is signed in to. */
  user: /*#__PURE__*/ v.nullish(userSchema, null),
  users: /*#__PURE__*/ v.nullish(v.array(userSchema), []),
  profile: /*#__PURE__*/ v.nullish(v.object({ partners: /*#__PURE__*/ v.nullish(v.array(partnerSchema), []) }), {}),
  csrf: /*#__PURE__*/ v.nullish(csrfSchema, null),
  /** IANA name of the partner's zone. */
  timeZone: /*#__PURE__*/ v.nullish(v.pipe(v.string(), v.check(isTimeZone, 'expected an IANA time zone')), 'UTC'),
  /** The server's clock when the page was made. */
  serverTime: /*#__PURE__*/ v.nullish(v.pipe(v.string(), v.isoTimestamp('expected an ISO 8601 timestamp')), null),
  /** The person's work timer runs, so that the header has to show it. */
  isTimerRunning: flag,
  /** The person only looks, at a customer's pages for instance: whatever they would change is refused. */
  isViewOnly: flag,
  /** What the person wants otherwise than others. */
  preferences: /*#__PURE__*/ v.nullish(preferencesSchema, {}),
  /**
   * What the islands ask the server first, by path and query as the islands write them: the answer, if the server knows it while it renders,
   * or null to have the script ask at once, while the islands' own code is on its way. What nobody asks for does no harm.
   */
  firstCalls: /*#__PURE__*/ v.nullish(v.pipe(v.record(v.string(), v.unknown()), v.check(areOwnPaths, 'expected paths on this site')), {}),
  colorScheme: /*#__PURE__*/ v.nullish(v.picklist(['light', 'dark', 'system']), 'system'),
})
