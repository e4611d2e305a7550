/** What a person may be told about (spec 3, profile form). */
export const NOTIFICATION_FLAGS = [
  'newWebsiteCreated',
  'websiteStatusChanged',
  'websiteAssignedToMe',
  'todoAssignedToMe',
  'followedWebsiteChanged',
  'websitePublished',
  'customerEmail',
] as const
export type NotificationFlag = (typeof NOTIFICATION_FLAGS)[number]

/** What pages show somebody who has not chosen yet: what others give to them. */
export const SHOWN_AT_FIRST: readonly NotificationFlag[] = ['websiteAssignedToMe', 'todoAssignedToMe']

/** When notifications are mailed: each at once, together after some minutes, or once a day (PR-02). */
export const DIGESTS = ['now', 'batch', 'daily'] as const
export type Digest = (typeof DIGESTS)[number]
export const isDigest = (value: string): value is Digest => DIGESTS.some((digest) => digest === value)

/** How long the first of a batch waits for others. */
export const DIGEST_BATCH_MINUTES = 5
/** When a day's notifications are mailed, by the clocks of the team. */
export const DIGEST_HOUR = 8

/** Whom something concerns: everybody who may see the website, those who work on it or follow it, or one person alone. */
type Audience = 'everybody' | 'team' | 'followers' | 'person'

/** What happens to websites, with the flags that ask for it and whom each of them means. */
export const NOTICES = {
  created: [['newWebsiteCreated', 'everybody']],
  status: [
    ['websiteStatusChanged', 'team'],
    ['followedWebsiteChanged', 'followers'],
  ],
  assigned: [['websiteAssignedToMe', 'person']],
  responsible: [['followedWebsiteChanged', 'followers']],
  dueDate: [['followedWebsiteChanged', 'followers']],
  todo: [['todoAssignedToMe', 'person']],
  published: [['websitePublished', 'everybody']],
  customerEmail: [['customerEmail', 'team']],
} as const satisfies Readonly<Record<string, readonly (readonly [NotificationFlag, Audience])[]>>
export type NoticeKind = keyof typeof NOTICES
