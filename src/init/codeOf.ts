/** The code that the file system gave, such as `ENOENT`. */
export const codeOf = (error: unknown): string => String(typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : error)
