import type { Action, PortalPart } from '../../../src/model'
import type { PartnerFlags } from '../../db/tables/partners'

export type Rule =
  /** Open to everybody. */
  | { access: 'public' }
  /** Any signed-in person; the handler answers about that person only. */
  | {
      access: 'self'
      /** They have to have proved a moment ago that it is them. */
      confirmed?: boolean
      /** What a person alone does, and no program in their name. */
      alone?: boolean
    }
  /** The customer of a website, or somebody of the team in the customer's place, while the website's status offers one of the parts. */
  | {
      access: 'customer'
      parts?: readonly PortalPart[]
      /** Parts in which something may be changed, when that is fewer. */
      changes?: readonly PortalPart[]
      /** What only the customer can say. */
      alone?: boolean
    }
  | {
      access: 'right'
      action: Action
      /** Path parameter with the id of the website that has to be within reach. */
      website?: 'website' | 'id' | 'webcard'
      /** The website is the one whose content the collection of the path is. */
      collection?: boolean
      /** The website has to be in the recycle bin. */
      binned?: boolean
      /** What a person alone does, and no program in their name. */
      alone?: boolean
      /** What the partner's plan must include. */
      flag?: keyof PartnerFlags
    }

export const open: Rule = { access: 'public' }
export const self = { access: 'self' } satisfies Rule
export const confirmed: Rule = { access: 'self', confirmed: true }
export const right = (action: Action, flag?: keyof PartnerFlags): Rule => ({ access: 'right', action, ...(flag ? { flag } : {}) })
export const onWebsite = (action: Action, website: 'website' | 'id' | 'webcard' = 'website') =>
  ({ access: 'right', action, website }) satisfies Rule
