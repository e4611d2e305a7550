const MAX_LENGTH = 200

/** A name without folders and control characters; it is only ever shown. */
export const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(-MAX_LENGTH) || 'file'
