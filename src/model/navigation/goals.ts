/** Goals of a new partner, in the order in which they are usually reached; the names are those of spec 3. */
export const GOALS = [
  'hasInvitedUser',
  'hasCreatedWebsite',
  'hasInvitedCustomer',
  'hasReceivedMessage',
  'hasCheckedWebsite',
  'hasReceivedFeedback',
  'hasPublishedWebsite',
] as const
