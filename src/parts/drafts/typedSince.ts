/** What of a text was typed after it was sent as `sent`. */
export const typedSince = (sent: string, now: string): string => (now.startsWith(sent) ? now.slice(sent.length).trimStart() : now)
