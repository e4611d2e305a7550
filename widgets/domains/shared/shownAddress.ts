import type { Mailbox } from '../../../src/contract'

/** An address as people write it. */
export const shownAddress = ({ address, unicodeAddress }: Mailbox): string => unicodeAddress ?? address
