/** Put off for a while, or given up for good. */
export type Pause = 'snoozed' | 'lost'
