/** Whether a method only asks (RFC 9110). Such a call may be repeated, and needs no token. */
export const isSafe = (method: string): boolean => ['GET', 'HEAD'].includes(method.toUpperCase())
