/** Whether keys that are pressed there write. */
export const isWritten = (target: EventTarget): boolean => target instanceof Element && target.matches(':read-write')
