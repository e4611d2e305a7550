import type { UnassignedEmail } from '../../../src/contract'

export const isPutOff = ({ snoozedUntil }: Pick<UnassignedEmail, 'snoozedUntil'>): boolean => Date.parse(snoozedUntil ?? '') > Date.now()
