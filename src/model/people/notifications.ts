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
