import * as v from 'valibot'
import { maybe } from '../tolerant'

/** Mailed to the customer, or only made. */
export const PortalInvitationRequest = v.object({ mail: v.boolean() })

/** A link that lets the customer of a website into the customer area: where it leads, or to whom it was mailed. */
export const PortalInvitation = v.object({ url: maybe(v.string()), sentTo: maybe(v.string()) })
